import type { Operation, RequestFields } from './apiValidator'
import { createCall, Refusal } from './call'
import { localize } from './localized'
import { handlers } from './operations'
import type { Provider } from './state'

/** No browser may cache an answer: it belongs to the signed-in customer. The time is that of the sandbox's clock. */
const headersAt = ({ clock }: Provider) => ({
  'cache-control': 'no-store',
  date: clock.now().toUTCString(),
})

/** Executes one valid call; a refusal is an answer, too. */
export async function answer(
  { id, token }: Operation,
  request: Request,
  requestFields: RequestFields,
  provider: Provider,
  refusalStatus: number,
): Promise<Response> {
  const call = createCall(request, requestFields, provider)
  try {
    // Reading the customer refuses a token that is missing, unknown or too old.
    if (token === 'required' || (token === 'optional' && call.isSignedIn)) void call.customer
    // The contract has checked that the fields of this call are those of this handler.
    const handle: (call: never) => unknown = handlers[id]
    return Response.json(localize(await handle(call as never), call.locale), { headers: headersAt(provider) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, text, fields, status = refusalStatus } = error
    const body = fields && { body: { validation_errors: fields } }
    return Response.json(localize({ code, message: text, ...body }, call.locale), {
      status,
      headers: headersAt(provider),
    })
  }
}
