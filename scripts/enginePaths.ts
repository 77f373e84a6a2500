import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canRun, onPath } from './programs'

const firefoxNames = ['firefox-esr', 'firefox']
const firefoxOnMac = '/Applications/Firefox.app/Contents/MacOS/firefox'

/** The Firefox to test with: the one that FIREFOX names, or an installed one. */
export function firefoxPath(): string | undefined {
  const named = process.env.FIREFOX
  if (named) return canRun(named) ? named : undefined
  return [...onPath(firefoxNames), firefoxOnMac].find(canRun)
}

/** Distributions put the browser that comes with WebKitGTK among the parts of its library. */
const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64']
const editions = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']

function miniBrowsers(): string[] {
  const folders = libraries
    .filter((library) => existsSync(library))
    .flatMap((library) => [library, ...readdirSync(library).map((folder) => join(library, folder))])
  return editions.flatMap((edition) => folders.map((folder) => join(folder, edition, 'MiniBrowser')))
}

/** WebKit's driver, the browser that it drives, and a screen for it. */
export const webKitPaths = () => ({
  driver: onPath(['WebKitWebDriver']).find(canRun),
  browser: miniBrowsers().find(canRun),
  screen: onPath(['Xvfb']).find(canRun),
})
