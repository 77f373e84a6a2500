export const support = {
  heading: 'Kundenservice',
  requestType: 'Anliegen',
  contract: 'Vertrag',
  description: 'Beschreibung',
  submit: 'Senden',
  introduction: 'Schreiben Sie uns, wir antworten Ihnen per E-Mail.',
  draftKept: 'Ihr Text bleibt erhalten, bis Sie ihn senden.',
  blanks: 'Bitte ergänzen Sie noch: {blanks:string}',
  sentHeading: 'Ihre Anfrage ist unterwegs',
  sentText: 'Wir haben Ihre Nachricht erhalten und antworten Ihnen per E-Mail.',
  sentTo: 'Wir haben Ihre Nachricht erhalten und antworten an {email:string}.',
  another: 'Weitere Anfrage schreiben',
  unavailable: 'Der Kundenservice nimmt hier zurzeit keine Anfragen entgegen.',
  tooShort: 'Die Beschreibung muss mindestens 10 Zeichen enthalten.',
  topicsHeading: 'Worum geht es?',
  allTopics: 'Alle Themen',
  otherTopic: 'Anderes Anliegen',
  topic: {
    lostPhone: 'SIM verloren oder gestohlen',
    wrongBill: 'Rechnung stimmt nicht',
    noNetwork: 'Kein Netz',
    changeData: 'Daten ändern',
    keepNumber: 'Nummer mitnehmen',
    limitCosts: 'Kosten begrenzen',
  },
  draft: {
    lostPhone:
      'Dringend: Mein Handy ist verloren oder gestohlen. Bitte sperren Sie die SIM-Karte dieses Vertrags und bestätigen Sie mir die Sperre.\n\nVerloren am (Tag, Uhrzeit): \nSo erreichen Sie mich jetzt: ',
    wrongBill: 'Meine Rechnung stimmt nicht.\n\nRechnung (Monat oder Nummer): \nDas stimmt nicht: ',
    noNetwork: 'Ich habe kein Netz.\n\nSeit wann: \nWo (Adresse oder Postleitzahl): \nWas nicht geht: ',
    changeData: 'Bitte ändern Sie meine Daten.\n\nBisher: \nNeu: ',
    keepNumber: 'Ich möchte eine Nummer mitnehmen.\n\nNummer: \nBisheriger Anbieter: \nNeuer Anbieter: ',
    limitCosts:
      'Bitte begrenzen Sie meine Kosten.\n\nHöchstens im Monat (Euro): \nWofür (alles, Ausland, Mehrwertdienste): ',
  },
  notBlocked: 'Gesperrt ist die Nummer erst, wenn der Anbieter es bestätigt.',
  checkNumber: 'Bitte prüfen Sie, ob unter „Vertrag“ die verlorene Nummer steht.',
  callIsFaster: 'Am schnellsten geht es am Telefon:',
  lossHeading: 'Ihre Anfrage ist da',
  lossCodes:
    'Codes per SMS kommen jetzt auf dem verlorenen Handy an. Ein neues Passwort fordern Sie daher mit dem Benutzernamen an.',
  lossPassword: 'Neues Passwort anfordern',
  answers: 'Häufige Fragen',
  searchAnswers: 'Fragen durchsuchen',
  noAnswer: 'Dazu gibt es hier keine Antwort.',
  write: 'Kundenservice schreiben',
  sentRequests: 'Ihre Anfragen',
  sentRequestsNote:
    'Das ist in diesem Besuch bei uns angekommen. Wenn Sie sich abmelden, verschwindet die Liste.',
  sentKind: { request: 'Anfrage', withdrawal: 'Widerruf', cancellation: 'Kündigung' },
  call: 'Lieber anrufen?',
}

export const message = {
  requestOutcomeUnknown:
    'Wir haben keine Bestätigung erhalten. Bitte sehen Sie nach, ob Ihre Anfrage angekommen ist, bevor Sie es erneut versuchen.',
}
