import { support } from '../../../i18n/de/support'
import { supportMachine } from '../../../machines/support.machine'
import { casesOf } from '../../../tools/paths/cases'

export const cases = casesOf(supportMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'text.edit', case: '9 characters, blanks around', text: '  123456789  ' },
    { type: 'text.edit', case: '10 characters', text: '1234567890' },
    { type: 'text.edit', case: '9 emoji', text: '🙂🙂🙂🙂🙂🙂🙂🙂🙂' },
    { type: 'requestType.choose', typeId: 1 },
    { type: 'contract.choose', contractId: 'C-1005' },
    { type: 'request.send', case: 'another choice', typeId: 2, contractId: 'C-1001' },
    { type: 'request.begin' },
    {
      type: 'draft.restore',
      case: 'long enough',
      text: 'Bitte rufen Sie mich an.',
      typeId: 1,
      contractId: 'C-1005',
      isLoss: true,
      template: '',
    },
    {
      type: 'text.prefill',
      case: 'a lost phone',
      text: support.draft.lostPhone,
      typeId: null,
      contractId: 'C-1001',
      isLoss: true,
      template: support.draft.lostPhone,
    },
    {
      type: 'text.prefill',
      case: 'another topic',
      text: support.draft.wrongBill,
      typeId: null,
      contractId: null,
      isLoss: false,
      template: support.draft.wrongBill,
    },
  ],
  systemEvents: ['draft.restore'],
  outcomes: {
    sendRequest: {
      sent: { outcome: 'sent', sentAt: 1_000 },
      'refused with a reason': { outcome: 'refused', message: 'Die Beschreibung ist zu kurz' },
      'refused without a reason': { outcome: 'refused', message: '' },
    },
  },
})
