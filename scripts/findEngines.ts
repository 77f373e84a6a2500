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

function fail(...lines: string[]): never {
  console.error(lines.join('\n'))
  process.exit(1)
}

/** The names of the engines: of all, or of one. Where one is not there, it says how to get it, and that is all. */
export function findEngines(only?: string): string[] {
  const wanted = engines.filter(({ name }) => only === undefined || name === only)
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
  return wanted.map(({ name }) => name)
}
