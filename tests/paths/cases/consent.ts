import { consentMachine } from '../../../machines/consent.machine'
import { casesOf } from '../../../tools/paths/cases'

const offers = { id: 1, text: 'Angebote', agree: false }
const usage = { id: 2, text: 'Nutzungsdaten' }
const byEmail = { id: 11, text: 'per E-Mail', agree: false }

export const cases = casesOf(consentMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'load.retry' },
    { type: 'consent.answer', case: 'agrees to the first', id: 1, agree: true },
    { type: 'consent.answer', case: 'takes the first back', id: 1, agree: false },
    { type: 'consent.answer', case: 'agrees to a child', id: 11, agree: true },
    { type: 'consent.answer', case: 'to one that is not there', id: 99, agree: true },
    { type: 'consents.close' },
  ],
  outcomes: {
    loadConsents: {
      'two, one with a child': { items: [offers, usage], children: [byEmail] },
      'all agreed': { items: [{ ...offers, agree: true }], children: [] },
      none: { items: [], children: [] },
      'without the children': { items: [offers, usage], children: [], isPartial: true },
    },
    submitConsent: { saved: { outcome: 'saved' }, refused: { outcome: 'refused' } },
  },
  exceptions: {
    checkConsents: {
      port: 'loadConsents',
      outputs: {
        'nothing agreed': { items: [offers, usage], children: [byEmail] },
        'all agreed': { items: [{ ...offers, agree: true }], children: [] },
        'the child agreed': { items: [offers], children: [{ ...byEmail, agree: true }] },
        none: { items: [], children: [] },
      },
    },
  },
})
