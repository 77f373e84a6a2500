import { paymentFormMachine } from '../../../machines/paymentForm.machine'
import { casesOf } from '../../../tools/paths/cases'

export const cases = casesOf(paymentFormMachine, {
  starts: { opened: undefined },
  events: [{ type: 'form.ready' }, { type: 'form.expire' }, { type: 'form.break' }, { type: 'form.retry' }],
  systemEvents: ['form.ready', 'form.expire', 'form.break'],
  outcomes: {},
})
