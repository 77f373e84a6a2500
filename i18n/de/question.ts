export const question = {
  heading: 'Fragen zur Rechnung',
  ask: 'Kundenservice dazu fragen',
  aboutEntry: 'Zum Eintrag {entry:string}:',
  aboutBill: 'Zur Rechnung {bill:string}:',
  aboutPayment: 'Zur Zahlung vom {payment:string}:',
  bill: 'Rechnung',
  topUp: 'Aufladung',
  aboutError: 'Zur Fehlermeldung vom {error:string}:',
  why: 'Woraus besteht diese Rechnung?',
}
