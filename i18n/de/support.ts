export const support = {
  heading: 'Kundenservice',
  requestType: 'Anliegen',
  contract: 'Vertrag',
  description: 'Beschreibung',
  submit: 'Senden',
  introduction: 'Schreiben Sie uns, wir antworten Ihnen per E-Mail.',
  draftKept: 'Ihr Text bleibt erhalten, bis Sie ihn senden.',
  sentHeading: 'Ihre Anfrage ist unterwegs',
  sentText: 'Wir haben Ihre Nachricht erhalten und antworten Ihnen per E-Mail.',
  sentTo: 'Wir haben Ihre Nachricht erhalten und antworten an {email:string}.',
  another: 'Weitere Anfrage schreiben',
  unavailable: 'Der Kundenservice nimmt hier zurzeit keine Anfragen entgegen.',
  tooShort: 'Die Beschreibung muss mindestens 10 Zeichen enthalten.',
}

export const message = {
  requestOutcomeUnknown:
    'Wir haben keine Bestätigung erhalten. Bitte sehen Sie nach, ob Ihre Anfrage angekommen ist, bevor Sie es erneut versuchen.',
}
