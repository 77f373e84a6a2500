export const consent = {
  heading: 'Ihre Einwilligungen',
  introduction: 'Sie entscheiden, wofür wir Ihre Daten verwenden dürfen. Jede Auswahl gilt sofort.',
  changeLater: 'Unter Einstellungen, Datenschutz können Sie sie jederzeit ändern.',
  given: '{given:number} von {all:number}',
  channels: 'Auf diesen Wegen:',
  chooseChannel: 'Bitte wählen Sie mindestens einen Weg.',
  closing: 'Wenn Sie schließen, ohne einer Einwilligung zuzustimmen, lehnen Sie die erste ab.',
  unnamed: 'Einwilligung {id:number}',
  empty: 'Derzeit gibt es keine Einwilligungen, über die Sie entscheiden können.',
}

export const message = {
  consentOutcomeUnknown:
    'Wir haben keine Bestätigung erhalten. Bitte sehen Sie unter Einstellungen, Datenschutz nach, was jetzt gilt.',
}
