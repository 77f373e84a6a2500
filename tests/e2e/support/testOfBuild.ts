import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { startPortalServer } from '../../../sandbox/portalServer'
import { newFolder } from '../../support/program'
import { test } from './test'

/** The tests of a build that has these variables. */
export const testOfBuild = (variables: Record<string, string>) =>
  test.extend<object, { build: string }>({
    build: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
      async ({}, use) => {
        const folder = newFolder()
        const env = { ...process.env, ...variables }
        execFileSync('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir'], { env, stdio: 'pipe' })
        await use(folder)
        rmSync(folder, { recursive: true })
      },
      { scope: 'worker' },
    ],
    server: [
      async ({ build }, use) => {
        const server = await startPortalServer({ build })
        await use(server)
        server.close()
      },
      { scope: 'worker' },
    ],
  })
