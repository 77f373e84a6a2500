import { test as base, expect } from '@playwright/test'
import { serveSite } from './staticServer'

export interface Options {
  path: string
}

export const test = base.extend<object, Options & { home: string }>({
  path: ['/', { option: true, scope: 'worker' }],
  home: [
    async ({ path }, use) => {
      const { home, close } = await serveSite(path)
      await use(home)
      close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ home }, use) => use(home),
})

export { expect }
