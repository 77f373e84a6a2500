import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browserPath } from './browserPath'

/** Runs a command and shows what it says; true if it succeeded. */
function run(command: string, ...words: string[]): boolean {
  // A shell, because npx is a script on Windows; the words are all our own.
  return spawnSync([command, ...words].join(' '), { stdio: 'inherit', shell: true }).status === 0
}

/** The package of Chromium for tests, where there is one and it may be installed. */
function installPackage(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.info('No Chrome or Chromium found: installing the package "chromium-headless-shell" with apt-get.')
  run('apt-get', 'update', '--quiet')
  return run('apt-get', 'install', '--quiet', '--yes', '--no-install-recommends', 'chromium-headless-shell')
}

function download(): void {
  console.info('Downloading Chromium with "npx playwright install --with-deps chromium".')
  run('npx', 'playwright', 'install', '--with-deps', 'chromium')
}

function fail(advice: string): never {
  console.error(`The browser tests need Chrome or Chromium. ${advice}`)
  process.exit(1)
}

const { CHROMIUM } = process.env
if (!browserPath() && CHROMIUM) fail(`CHROMIUM names "${CHROMIUM}", which is no program that can be run.`)
if (!browserPath() && !installPackage()) download()
const path = browserPath()
if (!path) fail('Install one, or set CHROMIUM to the path of one, and run the tests again.')
console.info(`Browser tests run in ${path}.`)
