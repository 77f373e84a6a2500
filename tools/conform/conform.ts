import { assertIsApi, loginAdvice, tokenAdvice } from './advice'
import { type ApiClient, type Call, createApiClient } from './apiClient'
import { operations } from './operations'
import { CannotRunError, type Environment, type Options, readOptions, usage } from './options'
import { callReads, contractsByKind, contractsOf } from './reads'
import { reportOf } from './report'
import type { Fetch } from './send'
import { valueAt } from './values'
import { callWrites } from './writes'

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

function recordSkipped(client: ApiClient, { isWriting, omittedIds }: Options): void {
  for (const { id, use } of operations) {
    if (omittedIds.has(id)) client.skip(id, 'Excluded by --without.')
    else if (use.kind === 'excluded') client.skip(id, use.reason)
    else if (use.kind === 'writes' && !isWriting) client.skip(id, 'It changes data: --write tries it.')
  }
}

/** Signs in, if there is no token yet. */
async function openSession(client: ApiClient, { credentials, origin }: Options): Promise<void> {
  if ('token' in credentials) {
    client.skip('loginWithPassword', 'CONFORM_TOKEN is set.')
    return client.signIn(credentials.token)
  }
  const call = await client.call('loginWithPassword', { label: 'the login given', form: { ...credentials } })
  assertIsApi(call, origin)
  const token = valueAt(call.data, 'body.token')
  if (typeof token === 'string') return client.signIn(token)
  throw new CannotRunError(
    `The login returned no token: ${call.problems.join(' ')} (status ${call.status})`,
    loginAdvice(call),
  )
}

/** Requests the current customer. */
async function fetchCustomer(client: ApiClient, { origin, credentials }: Options): Promise<Call> {
  const call = await client.call('getMe', { label: 'customer' })
  if (call.refusesToken)
    throw new CannotRunError(
      `The API refuses the token${'token' in credentials ? '' : ' that its login has just returned'} (status ${call.status}).`,
      tokenAdvice(credentials),
    )
  assertIsApi(call, origin)
  return call
}

/** The whole command, except the terminal and the files. */
export async function conform({ args, environment, fetch, now }: Command): Promise<Result> {
  try {
    const options = readOptions(args, environment)
    if (!options) return { exitCode: 0, text: usage }
    const client = createApiClient(options, fetch)
    recordSkipped(client, options)
    await openSession(client, options)
    const contracts = contractsByKind(contractsOf(await fetchCustomer(client, options)))
    await callReads(client, options, contracts, now)
    if (options.isWriting) await callWrites(client, options)
    const { isUnfit, text } = reportOf(client, options, now)
    return { exitCode: isUnfit ? 1 : 0, text }
  } catch (error) {
    if (error instanceof CannotRunError) return { exitCode: 2, text: error.message }
    throw error
  }
}
