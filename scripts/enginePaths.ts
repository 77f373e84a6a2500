import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canRun, onPath } from './programs'

const install = 'apt-get update && apt-get install --yes --no-install-recommends'

/** The Firefox of `$FIREFOX`, or an installed one. */
export function firefoxPath(): string {
  const { FIREFOX } = process.env
  if (FIREFOX && !canRun(FIREFOX)) throw new Error(`FIREFOX names "${FIREFOX}", which is not a program.`)
  const onMac = '/Applications/Firefox.app/Contents/MacOS/firefox'
  const found = FIREFOX || [...onPath(['firefox-esr', 'firefox']), onMac].find(canRun)
  if (found) return found
  throw new Error(
    `Firefox is not installed. Set FIREFOX to its path, or on Debian:\n  ${install} firefox-esr`,
  )
}

/** Distributions install WebKitGTK's own browser in the folder of its library. */
const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64']
const editions = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']

function miniBrowsers(): string[] {
  const folders = libraries
    .filter((library) => existsSync(library))
    .flatMap((library) => [library, ...readdirSync(library).map((folder) => join(library, folder))])
  return editions.flatMap((edition) => folders.map((folder) => join(folder, edition, 'MiniBrowser')))
}

/** WebKit's driver, its browser, and a virtual screen. */
export function webKitPaths(): { driver: string; browser: string; screen: string } {
  const driver = onPath(['WebKitWebDriver']).find(canRun)
  const browser = miniBrowsers().find(canRun)
  const screen = onPath(['Xvfb']).find(canRun)
  if (driver && browser && screen) return { driver, browser, screen }
  throw new Error(
    `WebKit is not installed: the tests need WebKitWebDriver, MiniBrowser and Xvfb, which run on Linux. On Debian:\n  ${install} webkit2gtk-driver xvfb`,
  )
}
