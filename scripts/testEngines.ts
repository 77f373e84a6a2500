/**
 * Walks the golden journeys on the built portal in Firefox and WebKit, both at once:
 *   npm run test:engines -- [firefox|webkit]
 * Says how to get an engine that is not there.
 */
import { spawnSync } from 'node:child_process'
import { firefoxPath, webKitPaths } from './enginePaths'

const { FIREFOX } = process.env
const { driver, browser, screen } = webKitPaths()

const engines = [
  {
    name: 'firefox',
    there: firefoxPath() !== undefined,
    lack: FIREFOX
      ? `FIREFOX names "${FIREFOX}", which is no program that can be run.`
      : 'Firefox is not installed. Set FIREFOX to the path of one, or install it; on Debian:',
    packages: FIREFOX ? [] : ['firefox-esr'],
  },
  {
    name: 'webkit',
    there: Boolean(driver && browser && screen),
    lack: 'WebKit is not installed: WebKitWebDriver, MiniBrowser and Xvfb are needed, which Linux has. On Debian:',
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
]

const [only] = process.argv.slice(2)
const wanted = engines.filter(({ name }) => only === undefined || name === only)

function fail(...lines: string[]): never {
  console.error(lines.join('\n'))
  process.exit(1)
}

if (wanted.length === 0) fail(`There is no engine "${only}": say firefox, webkit, or nothing for both.`)
const missing = wanted.filter(({ there }) => !there)
if (missing.length > 0)
  fail(
    ...missing.flatMap(({ lack, packages }) => [
      lack,
      ...(packages.length > 0
        ? [`  apt-get update && apt-get install --yes --no-install-recommends ${packages.join(' ')}`]
        : []),
    ]),
  )

/** Runs a command of a package and shows what it says. */
function run(...words: string[]): void {
  // A shell, because npx is a script on Windows; the words are all our own.
  const { status } = spawnSync(['npx', ...words].join(' '), { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(status ?? 1)
}

run('tsx', 'scripts/buildIfNeeded.ts')
run('vitest', 'run', '--config', 'tests/engines/vitest.config.ts', ...wanted.map(({ name }) => name))
