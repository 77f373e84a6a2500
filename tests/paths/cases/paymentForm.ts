import { paymentFormMachine } from '../../../machines/paymentForm.machine'
import { alphabetOf } from '../../../tools/paths/alphabet'

export const alphabet = alphabetOf(paymentFormMachine, {
  starts: { opened: undefined },
  events: [{ type: 'form.ready' }, { type: 'form.expire' }, { type: 'form.break' }, { type: 'form.retry' }],
  systemEvents: ['form.ready', 'form.expire', 'form.break'],
  outcomes: {},
})
