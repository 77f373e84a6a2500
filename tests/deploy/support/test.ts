import { rmSync } from 'node:fs'
import { test as base, expect } from '../../e2e/support/test'
import { newFolder } from '../../support/program'
import { type Deployment, startNginx } from './nginx'

type Nginx = Awaited<ReturnType<typeof startNginx>>

interface Fixtures {
  /** An empty folder. */
  folder: string
  /** Starts nginx with the files of deploy/ between the browser and the provider. */
  deploy: (options?: Partial<Deployment>) => Promise<Nginx>
  nginx: Nginx
}

/** The tests of the portal, served by nginx. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  folder: async ({}, use) => {
    const folder = newFolder()
    await use(folder)
    rmSync(folder, { recursive: true })
  },
  deploy: async ({ server }, use) => {
    const { origin: apiOrigin, paymentOrigin, sandbox } = server
    const started: Nginx[] = []
    await use(async (options) => {
      const nginx = await startNginx({ root: 'dist', brand: 'second', apiOrigin, paymentOrigin, ...options })
      started.push(nginx)
      return nginx
    })
    await Promise.all(started.map((nginx) => nginx.stop()))
    server.answerBy(async (call) => sandbox.fetch(call))
  },
  nginx: async ({ deploy, brand }, use) => use(await deploy({ brand })),
  baseURL: async ({ nginx }, use) => use(nginx.origin),
})

export { expect }
