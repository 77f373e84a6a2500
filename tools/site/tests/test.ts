import { test as base, expect } from '@playwright/test'
import { type Host, serveSite } from './staticServer'

export interface Options {
  host: Host
}

export const test = base.extend<object, Options & { home: string }>({
  host: [{ path: '/' }, { option: true, scope: 'worker' }],
  home: [
    async ({ host }, use) => {
      const { home, close } = await serveSite(host)
      await use(home)
      close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ home }, use) => use(home),
})

export { expect }
