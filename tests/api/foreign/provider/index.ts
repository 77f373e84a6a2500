import { Hono } from 'hono'
import { answerExample, apiDocument, listOperations } from '../../../../sandbox/document'
import { createState, type Options, refusal, success } from './call'
import { customerOf } from './customers'
import { openOperations, operations } from './operations'

export { foreignAccounts } from './customers'
export { smsCode } from './operations'

export type ForeignProvider = ReturnType<typeof createForeignProvider>

/** Operations without an answer of this provider's own: it answers with the body of the example in openapi.yaml. */
const otherOperations: typeof operations = Object.fromEntries(
  listOperations(apiDocument()).map(({ path, method, operation }) => {
    const { body } = answerExample(operation)
    return [`${method.toUpperCase()} ${path}`, () => success(null, body)]
  }),
)

/**
 * A provider that follows openapi.yaml in meaning, but has its own format. It shares no code with the sandbox, so that
 * both cannot be wrong in the same way. Each provider has its own state.
 */
export function createForeignProvider(options: Options = {}) {
  const state = createState(options)
  const guest = customerOf(state.now, 'nada')
  const requests: { path: string; form: Record<string, string> }[] = []
  const app = new Hono()

  // An old web server in front dates every answer so, and sends no cache headers.
  app.use(async (context, next) => {
    await next()
    context.header('Last-Modified', 'Tue, 04 Mar 2025 08:00:00 GMT')
  })

  for (const [operation, answer] of Object.entries({
    ...otherOperations,
    ...openOperations,
    ...operations,
  })) {
    const [method = '', path = ''] = operation.split(' ')
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ req }) => {
      const form = Object.fromEntries(new URLSearchParams(await req.raw.clone().text()))
      requests.push({ path: req.path, form })
      const customer = state.customers.find(({ row }) => req.header('Authorization') === `Bearer ${row.id}`)
      if (!customer && !(operation in openOperations))
        return refusal(401, 'REQUEST_FAILED_INVALID_TOKEN', 'Bitte anmelden.')
      const params: Record<string, string> = { ...req.query(), ...form, ...req.param() }
      const [line, subscription] = [req.header('externalTvId'), req.header('SubscriptionId')]
      const id = params.phone || (line ?? subscription ?? req.header('ContractId'))
      const contract = customer?.contracts.find(({ ids }) => !id || ids.includes(id))
      const response = answer({ state, params, customer: customer ?? guest, contract })
      return response ?? refusal(422, 'REQUEST_FAILED_FIELDS')
    })
  }

  /** `letters` holds those with a link for a new password; both lists are oldest first. */
  return { fetch: async (request: Request) => app.fetch(request), requests, emails: state.emails }
}
