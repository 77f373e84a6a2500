import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { headlessArgs, headlessPath } from '../../scripts/browserPath'
import { CannotRunError } from '../conform/options'
import { bundlePathPage } from '../paths/page/pageBundle'
import { readAccounts } from './accounts'
import { excludedMachines, walkedStems } from './policy'
import { faultsOf, formatWalks } from './report'
import { type MachineWalks, walkIn } from './walk'

interface StagingOptions {
  origin?: string | undefined
  accounts?: string | undefined
  machine?: string | undefined
  report?: string | undefined
}

/** Checks the options, and reads the file of accounts. */
function readOptions({ origin = '', accounts = '', machine = '' }: StagingOptions) {
  const stems = walkedStems.filter((stem) => machine === '' || stem === machine)
  const reason = excludedMachines[machine] ?? 'there is no such machine'
  if (stems.length === 0)
    throw new CannotRunError(
      `${machine} does not run on a real provider: ${reason}.`,
      `Choose one of ${walkedStems.join(', ')}.`,
    )
  const hint = 'docs/testers.md shows how: "Walk the paths on staging".'
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin))
    throw new CannotRunError('--origin is not an address.', hint)
  if (!existsSync(accounts)) throw new CannotRunError('--accounts is not a file.', hint)
  return { stems, address: new URL(origin).origin, file: readFileSync(accounts, 'utf8') }
}

function writeReport(folder: string, machines: readonly MachineWalks[], origin: string): void {
  mkdirSync(folder, { recursive: true })
  const withoutPicture = (key: string, value: unknown) => (key === 'picture' ? undefined : value)
  const report = JSON.stringify({ createdAt: new Date(), origin, machines }, withoutPicture, 1)
  writeFileSync(join(folder, 'report.json'), report)
  writeFileSync(join(folder, 'report.txt'), formatWalks(machines))
  for (const { stem, walks } of machines)
    for (const [index, { picture }] of walks.entries())
      if (picture) writeFileSync(join(folder, `${stem}-${index + 1}.png`), picture)
}

/** Walks a running portal in front of a real provider and prints the report; `true` if nothing failed. */
export async function walkStaging(options: StagingOptions): Promise<boolean> {
  try {
    const { stems, address, file } = readOptions(options)
    const accounts = readAccounts(file)
    const bundle = await bundlePathPage()
    const executablePath = headlessPath()
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: [...headlessArgs],
    })
    const machines = await walkIn({ browser, origin: address, accounts, bundle }, stems).finally(() =>
      browser.close(),
    )
    console.log(formatWalks(machines))
    if (options.report !== undefined) {
      writeReport(options.report, machines, address)
      console.log(`\nThe report is ${options.report}`)
    }
    return faultsOf(machines).length === 0
  } catch (error) {
    if (!(error instanceof CannotRunError)) throw error
    console.error(error.message)
    return false
  }
}
