/**
 * Builds the portal for tests, unless dist/ is up to date. The checks, the browser tests and the deployment tests share
 * this build, because a build takes a while. A release is always built from scratch.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { contentHash, filesOf } from './contentHash'

const folders = ['i18n', 'machines', 'public', 'scripts/vite', 'src']
// Vite empties dist/ before each build, which also removes this stamp.
const stamp = 'dist/.vite/built-from'

/** A hash of everything that a build depends on. */
function sources(): string {
  const here = readdirSync('.').filter((name) =>
    /^(\.env.*|(index|payment)\.html|(package(-lock)?|tsconfig)\.json|vite\.config\.ts)$/.test(name),
  )
  const settings = Object.entries(process.env).filter(([name]) => /^(VITE_|NODE_ENV$)/.test(name))
  return contentHash([...here, ...folders.flatMap(filesOf)], [process.version, settings.sort()])
}

const wanted = sources()
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
  console.info('dist/ is built from these sources.')
else {
  // Needs a shell, because npx is a script on Windows; all arguments are constants.
  const { status } = spawnSync('npx vite build --logLevel warn', { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, wanted)
}
