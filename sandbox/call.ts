import type { Locales } from '../i18n/i18n-types'
import type { operations } from '../src/api/schema'
import type { RequestFields } from './apiValidator'
import type { OperationId } from './document'
import { type Localizable, type Localized, localeOf } from './localized'
import type { Customer, Line } from './records'
import type { Provider } from './state'
import { texts } from './texts'

type Form<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/x-www-form-urlencoded': infer Fields } }
}
  ? Fields
  : undefined
type Reply<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json']

/** What a handler can read of one call. */
interface Call<Id extends OperationId> {
  path: NonNullable<operations[Id]['parameters']['path']>
  query: NonNullable<operations[Id]['parameters']['query']>
  form: Form<Id>
  locale: Locales
  /** The origin of the calling portal. */
  portal: string
  provider: Provider
  /** Whether the call carries a token. Where the token is optional, a wrong one is refused anyway. */
  isSignedIn: boolean
  /** The customer of the token; refuses the call without one. */
  readonly customer: Customer
  /** The line that the contract headers name; refuses the call without one. */
  readonly line: Line
}

/** Answers calls; texts may be in several languages. */
export type AllHandlers = {
  [Id in OperationId]: (call: Call<Id>) => Localizable<Reply<Id>> | Promise<Localizable<Reply<Id>>>
}
export type Handlers = Partial<AllHandlers>

interface Details {
  status?: number
  /** Message by form field. */
  fields?: Record<string, Localized | Localized[]>
}

/** An unsuccessful answer; handlers throw it. */
export class Refusal extends Error {
  readonly code: string
  readonly text: Localized
  readonly status: number | undefined
  readonly fields: Record<string, Localized[]> | undefined

  constructor(code: string, text: Localized, { status, fields }: Details = {}) {
    super(code)
    this.code = code
    this.text = text
    this.status = status
    this.fields =
      fields &&
      Object.fromEntries(Object.entries(fields).map(([name, messages]) => [name, [messages].flat()]))
  }
}

export const notFound = () => new Refusal('REQUEST_FAILED_NOT_FOUND', texts.notFound, { status: 404 })
const tokenRefused = () => new Refusal('REQUEST_FAILED_INVALID_TOKEN', texts.tokenInvalid, { status: 401 })
export const serverError = () =>
  new Refusal('REQUEST_FAILED_SERVER_ERROR', texts.serverError, { status: 500 })

export function createCall(request: Request, requestFields: RequestFields, provider: Provider) {
  return {
    ...requestFields,
    locale: localeOf(request.headers.get('Locale')),
    portal: request.headers.get('origin') ?? request.url.slice(0, request.url.indexOf('/api/')),
    provider,
    isSignedIn: request.headers.has('Authorization'),
    get customer() {
      return customerOf(request, provider)
    },
    get line() {
      return lineOf(request, customerOf(request, provider))
    },
  }
}

function customerOf(request: Request, { sessions, clock }: Provider): Customer {
  const session = sessions.get(request.headers.get('Authorization')?.replace('Bearer ', '') ?? '')
  if (!session || clock.now().getTime() >= session.expiresAt) throw tokenRefused()
  return session.customer
}

const contractHeaders = {
  SubscriptionId: 'subscriptionId',
  ContractId: 'contractId',
  LogosoftId: 'logosoftId',
  externalTvId: 'contractLineExternalId',
} as const

/** The line that all given headers agree on; without any, the first. */
function lineOf(request: Request, { lines }: Customer): Line {
  const matchesHeaders = ({ contract }: Line) =>
    Object.entries(contractHeaders).every(([header, field]) => {
      const value = request.headers.get(header)
      return value === null || value === contract[field]
    })
  const line = lines.find(matchesHeaders)
  if (!line) throw notFound()
  return line
}
