import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram, isExecutable } from './programs'

const INSTALL_COMMAND = 'apt-get update && apt-get install --yes --no-install-recommends'

/** The Firefox of `$FIREFOX`, or an installed one. */
export function firefoxPath(): string {
  const { FIREFOX } = process.env
  if (FIREFOX && !isExecutable(FIREFOX))
    throw new Error(`FIREFOX names "${FIREFOX}", which is not a program.`)
  const macPath = '/Applications/Firefox.app/Contents/MacOS/firefox'
  const executable = FIREFOX || findProgram(['firefox-esr', 'firefox'], [macPath])
  if (executable) return executable
  throw new Error(
    `Firefox is not installed. Set FIREFOX to its path, or on Debian:\n  ${INSTALL_COMMAND} firefox-esr`,
  )
}

/** Distributions install WebKitGTK's own browser in the folder of its library. */
const libraryFolders = ['/usr/lib', '/usr/libexec', '/usr/lib64']
const webKitVersions = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']

function miniBrowsers(): string[] {
  const folders = libraryFolders
    .filter((library) => existsSync(library))
    .flatMap((library) => [library, ...readdirSync(library).map((folder) => join(library, folder))])
  return webKitVersions.flatMap((edition) => folders.map((folder) => join(folder, edition, 'MiniBrowser')))
}

/** WebKit's server of WebDriver, its browser, and a virtual screen. */
export function webKitPaths(): { webDriver: string; browser: string; screen: string } {
  const webDriver = findProgram(['WebKitWebDriver'])
  const browser = findProgram([], miniBrowsers())
  const screen = findProgram(['Xvfb'])
  if (webDriver && browser && screen) return { webDriver, browser, screen }
  throw new Error(
    `WebKit is not installed: the tests need WebKitWebDriver, MiniBrowser and Xvfb, which run on Linux. On Debian:\n  ${INSTALL_COMMAND} webkit2gtk-driver xvfb`,
  )
}
