import { Hono } from 'hono'
import { refused, say } from './answers'
import { bills } from './bills'
import type { Fields, ForeignEnvironment } from './call'
import { consents } from './consents'
import { listing } from './listing'
import { login } from './login'
import { me } from './me'
import type { Letter, PaymentResult } from './model'
import { notifications } from './notifications'
import { password } from './password'
import { payments } from './payments'
import { resources } from './resources'
import { settings } from './settings'
import { createState, type ForeignOptions } from './state'
import { support } from './support'
import { tariffs } from './tariffs'
import { television } from './television'
import { vouchers } from './vouchers'

export { foreignAccounts } from './accounts'
export { smsCode, unreachablePhone } from './login'
export { foreignVouchers } from './vouchers'

export type AskedCall = {
  method: string
  path: string
  headers: Record<string, string>
  query: Fields
  form: Fields
}

export type ForeignProvider = {
  fetch: (request: Request) => Promise<Response>
  /** Every call so far, oldest first. */
  asked: AskedCall[]
  /** The letters with a link for a new password, oldest first. */
  letters: Letter[]
  /** Says what became of a payment, as the payment provider would. */
  pay: (checkoutId: string, result: PaymentResult) => void
}

/** Need no token. Nor does the result of a payment, which the page for the mobile app asks for. */
const openPaths = [
  '/api/send-sms',
  '/api/sms-login',
  '/api/password-login',
  '/api/password-reset',
  '/api/check-reset',
  '/api/update-password',
  '/api/transaction-status',
]

/**
 * A provider that means what the specification says and writes it in its own way: ids as numbers, amounts as
 * text, ISO dates, empty arrays for empty objects. Each one starts afresh and shares nothing with another.
 */
export function createForeignProvider(options: ForeignOptions = {}): ForeignProvider {
  const state = createState(options)
  const asked: AskedCall[] = []
  const app = new Hono<ForeignEnvironment>()

  app.use(async (call, next) => {
    const form = await formOf(call.req.raw)
    const { method, path } = call.req
    asked.push({ method, path, headers: call.req.header(), query: call.req.query(), form })
    call.set('state', state)
    call.set('form', form)
    call.set('customer', state.sessions.get(tokenOf(call.req.header('Authorization'))))
    await next()
    // An old web server in front dates every answer so, and says nothing of keeping it.
    call.header('Last-Modified', 'Tue, 04 Mar 2025 08:00:00 GMT')
  })

  app.use('/api/*', async (call, next) => {
    if (call.get('customer') || openPaths.includes(call.req.path)) return next()
    const message = say(call, 'invalidToken')
    return refused(call, { status: 401, code: 'REQUEST_FAILED_INVALID_TOKEN', message })
  })

  app.onError((error, call) => {
    console.error(error)
    const message = say(call, 'serverError')
    return refused(call, { status: 500, code: 'REQUEST_FAILED_SERVER_ERROR', message })
  })

  for (const feature of [login, password, me, settings, notifications, listing, resources, consents]) {
    app.route('/', feature)
  }
  for (const feature of [tariffs, television, bills, payments, vouchers, support]) app.route('/', feature)

  return {
    fetch: async (request) => app.fetch(request),
    asked,
    letters: state.letters,
    pay: (checkoutId, result) => {
      const checkout = state.checkouts.get(checkoutId)
      if (!checkout) throw new Error(`There is no checkout ${checkoutId}`)
      checkout.result = result
    },
  }
}

const tokenOf = (authorization = ''): string => /^Bearer (.+)$/.exec(authorization)?.[1] ?? ''

/** The fields of a form; a body of another type has none, as with PHP's $_POST. */
async function formOf(request: Request): Promise<Fields> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) return {}
  const form = await request.clone().formData()
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
