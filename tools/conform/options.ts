import { parseArgs } from 'node:util'
import { type OperationId, operations } from './operations'

/** Why no call is possible, and how to fix it: one sentence each, for the user of the command. */
export class CannotRunError extends Error {
  constructor(problem: string, advice: string) {
    super(`${problem}\n${advice}`)
    this.name = 'CannotRunError'
  }
}

export type Credentials = { token: string } | { username: string; password: string }

export interface Options {
  /** The origin of the API, with its path if any, without a slash at the end. */
  origin: string
  /** The origin of the portal; without it, CORS is not tested. */
  portal: string | null
  /** Whether the report also lists repaired, empty, unknown and never filled fields. */
  isFull: boolean
  /** Whether to try changes that leave everything as it is, or that the provider refuses. */
  isWriting: boolean
  /** The operations that the API omits on purpose. */
  omittedIds: ReadonlySet<OperationId>
  credentials: Credentials
}

export type Environment = Record<string, string | undefined>

export const usage = `npm run conform -- --origin https://api.example.com [--portal https://portal.example.com] [--full] [--write] [--without OPERATION,…]

  --origin   the address of your API
  --portal   the origin of the portal: tests whether CORS lets it call the API
  --full     also reports repaired, empty, unknown and never filled fields
  --write    also tries changes without an effect, or that the API must refuse
  --without  operations that your API omits on purpose, by path (/api/bills) or operationId (getBills)

The login of a test customer comes from the environment: CONFORM_TOKEN, or CONFORM_USERNAME and CONFORM_PASSWORD.`

/** Never repeats its input: an address may hold a password. */
function addressOf(name: string, text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : null
  const isBareAddress = address && !address.username && !address.password && !address.search && !address.hash
  if (!isBareAddress || !/^https?:$/.test(address.protocol))
    throw new CannotRunError(`--${name} is not a valid address.`, `Give it as https://${name}.example.com.`)
  return address
}

function credentialsOf({ CONFORM_TOKEN, CONFORM_USERNAME, CONFORM_PASSWORD }: Environment): Credentials {
  const token = CONFORM_TOKEN?.trim().replace(/^Bearer /, '')
  if (token && !/^[\x21-\x7e]+$/.test(token))
    throw new CannotRunError(
      'CONFORM_TOKEN is not a valid header value.',
      'Copy only the token, on one line.',
    )
  if (token) return { token }
  if (CONFORM_USERNAME && CONFORM_PASSWORD) return { username: CONFORM_USERNAME, password: CONFORM_PASSWORD }
  throw new CannotRunError(
    'The credentials are missing.',
    'Set CONFORM_USERNAME and CONFORM_PASSWORD of a test customer, or CONFORM_TOKEN, in the environment.',
  )
}

const essential: OperationId[] = ['loginWithPassword', 'getMe', 'getMeByPhone']

function parseOmittedIds(text: string): Set<OperationId> {
  const operationNames = text.split(',').flatMap((one) => one.trim() || [])
  const ids = operationNames.flatMap((one) => {
    const found = operations.filter(({ id, path, name }) => [id, path, name].includes(one))
    if (found.length === 0)
      throw new CannotRunError(`openapi.yaml has no operation ${one}.`, 'Name it by its path or operationId.')
    return found.map(({ id }) => id)
  })
  const essentialId = ids.find((id) => essential.includes(id))
  if (essentialId)
    throw new CannotRunError(`The portal does not open without ${essentialId}.`, 'Remove it from --without.')
  return new Set(ids)
}

function parse(args: string[]) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean', default: false }] as const
  try {
    const options = { origin: text, portal: text, full: flag, write: flag, without: text, help: flag }
    return parseArgs({ args, options }).values
  } catch (error) {
    const [problem = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new CannotRunError(problem, usage)
  }
}

/** Returns `null` when the user requests only the usage. */
export function readOptions(args: string[], environment: Environment): Options | null {
  const { origin, portal, full, write, without = '', help } = parse(args)
  if (help) return null
  if (!origin) throw new CannotRunError('--origin is missing: what is the address of your API?', usage)
  return {
    origin: addressOf('origin', origin).href.replace(/\/+$/, ''),
    portal: portal === undefined ? null : addressOf('portal', portal).origin,
    ...{ isFull: full, isWriting: write, omittedIds: parseOmittedIds(without) },
    credentials: credentialsOf(environment),
  }
}
