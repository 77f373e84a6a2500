import { CannotRun } from './cannotRun'
import { compileReport } from './compile'
import { contractsByKind, contractsOf } from './contracts'
import { createInquiry, type Inquiry } from './inquiry'
import { operationUses } from './operations'
import { type Environment, type Options, readOptions, usage } from './options'
import { reportPage } from './page'
import { describedOperations } from './plans'
import { askReads } from './reads'
import { isUnfit, type Report } from './report'
import type { Fetch } from './send'
import { askCustomer, openSession } from './session'
import { reportText } from './terminal'
import { askWrites } from './writes'

export interface Surroundings {
  args: string[]
  environment: Environment
  fetch: Fetch
  now: Date
  /** Told of each operation that is asked. */
  onAsk?: (operation: string) => void
}

/** What the command has to say, and how it ends. */
export interface Ending {
  /** 0: the portal can run. 1: something cannot be used, or is lost that matters. 2: nothing could be asked. */
  exitCode: 0 | 1 | 2
  text: string
  page?: { file: string; html: string }
}

/** Says for what is not asked why. */
function explainTrials(inquiry: Inquiry, isWriting: boolean): void {
  for (const { id } of describedOperations) {
    const use = operationUses[id]
    if (use.does === 'tooMuch') inquiry.skip(id, use.why)
    if (use.does === 'writes' && !isWriting) inquiry.skip(id, 'It changes something: --write tries it.')
  }
}

/** Asks a provider all that can be asked without harm, as the portal would. */
async function inquire(options: Options, { fetch, now, onAsk = () => {} }: Surroundings): Promise<Report> {
  const inquiry = createInquiry(options, fetch, onAsk)
  explainTrials(inquiry, options.isWriting)
  await openSession(inquiry, options)
  const contracts = contractsByKind(contractsOf(await askCustomer(inquiry, options)))
  await askReads(inquiry, contracts, now)
  if (options.isWriting) await askWrites(inquiry, options)
  return compileReport(inquiry, options, now)
}

/** The whole command, but for the terminal and the files. */
export async function conform(surroundings: Surroundings): Promise<Ending> {
  try {
    const options = readOptions(surroundings.args, surroundings.environment)
    if (!options) return { exitCode: 0, text: usage }
    const report = await inquire(options, surroundings)
    return {
      exitCode: isUnfit(report) ? 1 : 0,
      text: reportText(report),
      page: { file: options.html, html: reportPage(report) },
    }
  } catch (error) {
    if (error instanceof CannotRun) return { exitCode: 2, text: error.message }
    throw error
  }
}
