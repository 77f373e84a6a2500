import { contractDeclarationMachine, type Declaration } from '../../../machines/contractDeclaration.machine'
import { casesOf } from '../../../tools/paths/cases'

const ordinary: Declaration = {
  ...{ contractId: 'C-1002', end: 'next', date: '', isForCause: false, reason: '' },
  ...{ name: 'Lena Moser', email: 'lena.moser@example.com' },
}
const forCause: Declaration = {
  ...ordinary,
  end: 'date',
  date: '2026-11-20',
  isForCause: true,
  reason: 'Kein Empfang',
}

export const cases = casesOf(contractDeclarationMachine, {
  starts: { opened: { today: '2026-11-20' } },
  events: [
    { type: 'declaration.submit', case: 'ordinary', ...ordinary },
    { type: 'declaration.submit', case: 'for cause, today', ...forCause },
    {
      type: 'declaration.submit',
      case: 'for cause, nothing else',
      ...forCause,
      reason: ' ',
      name: ' ',
      email: '',
    },
    { type: 'declaration.submit', case: 'yesterday', ...forCause, date: '2026-11-19' },
    {
      type: 'declaration.submit',
      case: 'no contract, no address',
      ...ordinary,
      contractId: '',
      email: 'lena@',
    },
    { type: 'declaration.edit' },
    { type: 'declaration.change' },
    { type: 'declaration.confirm', text: 'Kündigung eines Vertrags' },
    { type: 'declaration.review' },
  ],
  outcomes: {
    sendDeclaration: {
      received: { outcome: 'received', receivedAt: Date.UTC(2026, 10, 20, 9) },
      'refused with a reason': { outcome: 'refused', message: 'Bitte rufen Sie uns an' },
      'refused without a reason': { outcome: 'refused', message: '' },
    },
  },
})
