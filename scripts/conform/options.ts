import { parseArgs } from 'node:util'
import { CannotRun } from './cannotRun'

export type Credentials = { token: string } | { username: string; password: string }

export interface Options {
  /** Of the API, with a path if it has one, without a slash at its end. */
  origin: string
  /** Where the portal will stand; without it, CORS is not looked at. */
  portal: string | null
  /** Where the report goes. */
  html: string
  /** Whether changes are tried that leave everything as it is, or are refused. */
  isWriting: boolean
  credentials: Credentials
}

export type Environment = Record<string, string | undefined>

export const usage = `npm run conform -- --origin https://api.example.com [--portal https://portal.example.com] [--html report.html] [--write]

  --origin   where your API stands
  --portal   where the portal will stand: tells whether CORS lets it call the API
  --html     where the report goes; conform-report.html if not given
  --write    also tries changes that leave everything as it is, or must be refused

The login of a customer for tests comes from the environment: CONFORM_TOKEN, or CONFORM_USERNAME and CONFORM_PASSWORD.`

/** Never says what was given: an address may hold a password. */
function addressOf(name: string, text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : null
  const isPlain = address && !address.username && !address.password && !address.search && !address.hash
  if (!isPlain || !/^https?:$/.test(address.protocol))
    throw new CannotRun(
      `--${name} is no address that can be used.`,
      `Give it as https://${name}.example.com.`,
    )
  return address
}

function credentialsOf({ CONFORM_TOKEN, CONFORM_USERNAME, CONFORM_PASSWORD }: Environment): Credentials {
  const token = CONFORM_TOKEN?.trim().replace(/^Bearer /, '')
  if (token && !/^[\x21-\x7e]+$/.test(token))
    throw new CannotRun(
      'CONFORM_TOKEN holds characters that no header may hold.',
      'Copy the token alone, in one line.',
    )
  if (token) return { token }
  if (CONFORM_USERNAME && CONFORM_PASSWORD) return { username: CONFORM_USERNAME, password: CONFORM_PASSWORD }
  throw new CannotRun(
    'There is no login to ask with.',
    'Set CONFORM_USERNAME and CONFORM_PASSWORD of a customer for tests, or CONFORM_TOKEN, in the environment.',
  )
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        origin: { type: 'string' },
        portal: { type: 'string' },
        html: { type: 'string', default: 'conform-report.html' },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    const [what = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new CannotRun(what, usage)
  }
}

/** What to do; `null` when only the usage is asked for. */
export function readOptions(args: string[], environment: Environment): Options | null {
  const { origin, portal, html, write, help } = parse(args)
  if (help) return null
  if (!origin) throw new CannotRun('--origin is missing: where does your API stand?', usage)
  return {
    origin: addressOf('origin', origin).href.replace(/\/+$/, ''),
    portal: portal === undefined ? null : addressOf('portal', portal).origin,
    html,
    isWriting: write,
    credentials: credentialsOf(environment),
  }
}
