import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browserPath, headlessPath } from './browserPath'

/** Runs a command, prints its output, and returns whether it succeeded. */
function run(command: string, ...args: string[]): boolean {
  // On Windows, npx is a script, which needs a shell.
  return spawnSync([command, ...args].join(' '), { stdio: 'inherit', shell: true }).status === 0
}

const packages = ['chromium', 'chromium-headless-shell']

/** Installs Debian's packages, on Debian as root. */
function installPackages(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.info(`No Chrome or Chromium found: installing ${packages.join(' and ')} with apt-get.`)
  run('apt-get', 'update', '--quiet')
  return run('apt-get', 'install', '--quiet', '--yes', '--no-install-recommends', ...packages)
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
if (!browserPath() && CHROMIUM) fail(`CHROMIUM names "${CHROMIUM}", which is not a program.`)
if (!browserPath() && !installPackages()) download()
if (!browserPath()) fail('Install one, or set CHROMIUM to the path of one, and run the tests again.')
console.info(`Browser tests run in ${headlessPath()}.`)
