import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { bootstrapScript } from './bootstrapScript'
import type { Checkouts, Outcome } from './checkouts'
import type { GatewayFaults } from './gatewayFaults'
import { closedPage, fieldPage, paymentPage } from './gatewayPages'
import { widgetText } from './platform'

/** The path of a request without the base path, so that handlers need not know the base. */
export const pathBelow =
  (base: string) =>
  ({ url }: Request): string =>
    new URL(url).pathname.slice(base.length)

const outcomes: Record<string, Outcome> = { pay: 'paid', decline: 'declined', cancel: 'cancelled' }

/** The outcome for a card; every other card is declined. */
const cards: Record<string, 'pay' | '3DS'> = {
  '4200000000000000': 'pay',
  '5454545454545454': 'pay',
  '4000000000003220': '3DS',
}

/** The address for the customer's return after the payment, with the parameters of the payment provider. */
function returnAddress(to: string | undefined, id: string): string | undefined {
  if (!to || !URL.canParse(to)) return undefined
  const address = new URL(to)
  if (!/^https?:$/.test(address.protocol)) return undefined
  address.searchParams.set('id', id)
  address.searchParams.set('resourcePath', `/v1/checkouts/${id}/payment`)
  return address.href
}

const script = (text: string) =>
  new Response(text, {
    headers: {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    },
  })

/** The payment provider's widget and pages. They need an origin of their own, like the real ones. */
export function createGateway(
  /** The base path; empty at the root. */
  base: string,
  checkouts: () => Checkouts,
  faults: GatewayFaults,
  /** The card number typed for a checkout; the portal never gets it. */
  numbers: Map<string, string>,
) {
  const app = new Hono({ getPath: pathBelow(base) })

  app.get('/v1/paymentWidgets.js', async (c) => {
    const id = c.req.query('checkoutId')
    if (!id || faults.is('scriptMissing')) return c.notFound()
    if (faults.is('scriptSlow')) await faults.pause()
    const text = bootstrapScript(id)
    return script(faults.is('scriptAltered') ? `${text}// altered` : text)
  })
  app.get('/v1/static/:version/js/static.min.js', () => script(faults.is('neverReady') ? '' : widgetText()))

  app.use('/v1/checkouts/:id', cors())
  app.get('/v1/checkouts/:id', (c) =>
    c.json({ payable: checkouts().payable(c.req.param('id')) !== undefined }),
  )
  app.get('/v1/checkouts/:id/fields/:name', (c) => {
    const content = faults.is('fieldsMissing') ? undefined : fieldPage(c.req.param('name'))
    return content ? c.html(content) : c.notFound()
  })
  app.post('/v1/checkouts/:id/fields/:name', async (c) => {
    if (faults.is('fieldsRefuse')) return c.text('Refused', 400)
    const { value } = await c.req.parseBody()
    if (c.req.param('name') === 'cardNumber') numbers.set(c.req.param('id'), String(value))
    return c.body(null, 204)
  })
  app.post('/v1/checkouts/:id/payment', async (c) => {
    const id = c.req.param('id')
    const { paymentBrand, shopperResultUrl } = await c.req.parseBody()
    const returnTo = returnAddress(String(shopperResultUrl), id)
    if (!returnTo) return c.text('The return address is missing or wrong.', 400)
    const isCard = paymentBrand === 'VISA' || paymentBrand === 'MASTER'
    const step = isCard ? cards[numbers.get(id) ?? ''] : String(paymentBrand)
    if (step !== undefined && step !== 'pay') {
      const query = new URLSearchParams({ return: String(shopperResultUrl), as: step })
      return c.redirect(`${base}/pay/${encodeURIComponent(id)}?${query}`, 303)
    }
    const checkout = checkouts().payable(id)
    if (checkout) checkouts().settle(checkout, step ? 'paid' : 'declined')
    return c.redirect(returnTo, 303)
  })

  app.get('/pay/:id', (c) => {
    const id = c.req.param('id')
    const returnTo = returnAddress(c.req.query('return'), id)
    if (!returnTo) return c.text('The return address is missing or wrong.', 400)
    const checkout = checkouts().payable(id)
    return checkout ? c.html(paymentPage(checkout, c.req.query('as'))) : c.html(closedPage(returnTo), 410)
  })
  app.post('/pay/:id', async (c) => {
    const id = c.req.param('id')
    const returnTo = returnAddress(c.req.query('return'), id)
    const { action } = await c.req.parseBody()
    const outcome = outcomes[String(action)]
    if (!returnTo || !outcome) return c.text('The payment request is malformed.', 400)
    const checkout = checkouts().payable(id)
    if (checkout) checkouts().settle(checkout, outcome)
    return c.redirect(returnTo, 303)
  })
  return { fetch: async (request: Request): Promise<Response> => app.fetch(request), faults }
}

export type Gateway = ReturnType<typeof createGateway>
