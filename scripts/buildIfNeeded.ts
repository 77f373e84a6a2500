/**
 * Builds the portal for tests, unless dist/ is up to date. The checks, the browser tests and the deployment tests share
 * this build, because a build takes a while. A release is always built from scratch.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readBrands } from '../src/prerender/readBrands'
import { contentHash, filesOf } from './contentHash'

const ownFolders = ['brands', 'i18n', 'machines', 'public', 'scripts/vite', 'src']
// A brand may be elsewhere.
const folders = [...ownFolders, ...readBrands(process.env.VITE_BRANDS).map(({ path }) => path)]
// Vite empties dist/ before each build, which also removes this stamp.
const STAMP_FILE = 'dist/.vite/built-from'

/** A hash of everything that a build depends on. */
function hashSources(): string {
  const rootFiles = readdirSync('.').filter((name) =>
    /^(\.env.*|(index|payment)\.html|(package(-lock)?|tsconfig)\.json|vite\.config\.ts)$/.test(name),
  )
  const variables = Object.entries(process.env).filter(([name]) => /^(VITE_|NODE_ENV$)/.test(name))
  return contentHash([...rootFiles, ...folders.flatMap(filesOf)], [process.version, variables.sort()])
}

const sourceHash = hashSources()
if (existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === sourceHash)
  console.info('dist/ is built from these sources.')
else {
  // Needs a shell, because npx is a script on Windows; all arguments are constants.
  const { status } = spawnSync('npx vite build --logLevel warn', { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(STAMP_FILE, sourceHash)
}
