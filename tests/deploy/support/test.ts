import { test as base, expect } from '../../browser/support/test'
import { type Nginx, startNginx } from './nginx'

/** The tests' own portal with nginx before it; the provider and the payment provider stay what they are. */
export const test = base.extend<{ settings: Record<string, string>; nginx: Nginx }>({
  settings: [{}, { option: true }],
  nginx: [
    async ({ server, brand, settings }, use) => {
      const { origin: apiOrigin, paymentOrigin } = server
      const nginx = await startNginx({ root: 'dist', brand, apiOrigin, paymentOrigin, settings })
      await use(nginx)
      await nginx.stop()
    },
    { auto: true },
  ],
  baseURL: async ({ nginx }, use) => use(nginx.origin),
})

export { expect }
