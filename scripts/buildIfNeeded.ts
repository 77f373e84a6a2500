/**
 * Builds the portal for tests, unless dist/ is what would come of it: the checks, the tests in browsers and those of the
 * deployment each need the same build, and making it again takes a while. What is delivered is always built anew.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { contentHash, filesOf } from './contentHash'

const folders = ['i18n', 'machines', 'public', 'scripts/vite', 'src']
// vite empties dist/ before each build, so that this goes with what it speaks of.
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
  // A shell, because npx is a script on Windows; the words are all our own.
  const { status } = spawnSync('npx vite build --logLevel warn', { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, wanted)
}
