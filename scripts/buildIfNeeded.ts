/**
 * Builds the portal for tests, unless dist/ is what would come of it: the checks, the tests in browsers and those of the
 * deployment each need the same build, and making it again takes a while. What is delivered is always built anew.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['i18n', 'machines', 'public', 'scripts/vite', 'src']
// vite empties dist/ before each build, so that this goes with what it speaks of.
const stamp = 'dist/.vite/built-from'

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** A hash of all that a build hangs on. */
function sources(): string {
  const hash = createHash('sha256')
  const here = readdirSync('.').filter((name) =>
    /^(\.env.*|(index|payment)\.html|(package(-lock)?|tsconfig)\.json|vite\.config\.ts)$/.test(name),
  )
  for (const file of [...here, ...folders.flatMap(filesOf)])
    hash.update(`\0${file}\0`).update(readFileSync(file))
  const settings = Object.entries(process.env).filter(([name]) => /^(VITE_|NODE_ENV$)/.test(name))
  return hash.update(JSON.stringify([process.version, settings.sort()])).digest('hex')
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
