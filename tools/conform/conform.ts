import { type Call, createInquiry, type Inquiry } from './inquiry'
import { operations } from './operations'
import { CannotRun, type Environment, type Options, readOptions, usage } from './options'
import { askReads, contractsByKind, contractsOf } from './reads'
import { reportOf } from './report'
import type { Fetch } from './send'
import { valueAt } from './values'
import { askWrites } from './writes'

export interface Command {
  args: string[]
  environment: Environment
  fetch: Fetch
  now: Date
}

export interface Result {
  /** 0: the portal can run. 1: something important is unusable or lost. 2: no call was possible. */
  exitCode: 0 | 1 | 2
  text: string
}

function explainSkipped(inquiry: Inquiry, { isWriting, without }: Options): void {
  for (const { id, use } of operations) {
    if (without.has(id)) inquiry.skip(id, 'Left out on purpose: --without.')
    else if (use.does === 'tooMuch') inquiry.skip(id, use.why)
    else if (use.does === 'writes' && !isWriting) inquiry.skip(id, 'It changes something: --write tries it.')
  }
}

/** Stops if nothing answers, or if the answer does not come from an API. */
function refuseStrangers({ status, faults, isWebPage }: Call, origin: string): void {
  if (status !== null && !isWebPage) return
  throw new CannotRun(
    `${origin}: ${faults.join(' ')}`,
    'Give the origin of the API, not that of a website. For a certificate of your own, set NODE_EXTRA_CA_CERTS=issuer.pem.',
  )
}

/** Signs in, if there is no token yet. */
async function openSession(inquiry: Inquiry, { credentials, origin }: Options): Promise<void> {
  if ('token' in credentials) {
    inquiry.skip('loginWithPassword', 'A token was given.')
    return inquiry.signIn(credentials.token)
  }
  const call = await inquiry.ask('loginWithPassword', { about: 'the login given', form: { ...credentials } })
  refuseStrangers(call, origin)
  const token = valueAt(call.data, 'body.token')
  if (typeof token === 'string') return inquiry.signIn(token)
  throw new CannotRun(
    `The login brought no token: ${call.faults.join(' ')} (status ${call.status})`,
    call.status === 404
      ? 'Look whether the address is right: the portal adds /api/password-login to it.'
      : 'Look whether user name and password are right, or take a token from elsewhere: CONFORM_TOKEN.',
  )
}

/** Requests the current customer. */
async function askCustomer(inquiry: Inquiry, { origin }: Options): Promise<Call> {
  const call = await inquiry.ask('getMe', { about: 'customer' })
  refuseStrangers(call, origin)
  if (call.status === 401 || call.refusalCode === 'REQUEST_FAILED_INVALID_TOKEN')
    throw new CannotRun(
      `The token is refused (status ${call.status}).`,
      'Take a fresh one: tokens end after a while, and each belongs to one server.',
    )
  return call
}

/** The whole command, except the terminal and the files. */
export async function conform({ args, environment, fetch, now }: Command): Promise<Result> {
  try {
    const options = readOptions(args, environment)
    if (!options) return { exitCode: 0, text: usage }
    const inquiry = createInquiry(options, fetch)
    explainSkipped(inquiry, options)
    await openSession(inquiry, options)
    const contracts = contractsByKind(contractsOf(await askCustomer(inquiry, options)))
    await askReads(inquiry, options, contracts, now)
    if (options.isWriting) await askWrites(inquiry, options)
    const { isUnfit, text } = reportOf(inquiry, options, now)
    return { exitCode: isUnfit ? 1 : 0, text }
  } catch (error) {
    if (error instanceof CannotRun) return { exitCode: 2, text: error.message }
    throw error
  }
}
