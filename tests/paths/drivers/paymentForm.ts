import { paymentFrame, sendFrameMessage } from './browser'
import { driverOf } from './driver'
import { waitUntil } from './page'

/** The form on the payment page of the mobile app, which needs no login and makes no calls. */
export const paymentForm = driverOf({
  visit: () => ({ path: '/mobile-payment?checkoutId=C0FFEE.test-01' }),
  ports: {},
  walk: (portal, see) => ({
    arrive: () => waitUntil(() => paymentFrame() !== null),
    events: {
      'form.ready': () => sendFrameMessage(portal, 'ready'),
      'form.expire': () => sendFrameMessage(portal, 'expired'),
      'form.break': () => sendFrameMessage(portal, 'broken'),
      'form.retry': () => portal.pressButton('message.tryAgain'),
    },
    observations: {
      isLoading: see.message('payment.loading', 'waiting.loading'),
      isSlow: see.message('payment.slow', 'waiting.slow'),
      hasDocument: see.onlyIn(() => paymentFrame() !== null, 'waiting.loading', 'waiting.slow', 'ready'),
      isBroken: see.message('payment.broken', 'broken'),
      isExpired: see.message('payment.expiredElsewhere', 'expired'),
    },
  }),
  withoutStaging: 'needs a payment provider that a test controls',
})
