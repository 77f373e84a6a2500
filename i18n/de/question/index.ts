import type { BaseTranslation } from '../../i18n-types'

/** Questions to customer service about something: loaded where a page offers them. */
const question = {
  ask: 'Kundenservice dazu fragen',
  aboutEntry: 'Zum Eintrag {entry:string}:',
  aboutBill: 'Zur Rechnung {bill:string}:',
  aboutPayment: 'Zur Zahlung vom {payment:string}:',
  bill: 'Rechnung',
  topUp: 'Aufladung',
  aboutError: 'Zur Fehlermeldung vom {error:string}:',
  why: 'Woraus besteht diese Rechnung?',
} satisfies BaseTranslation

export default question
