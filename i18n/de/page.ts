/** Texts that may appear on every page. */
export const page = {
  loading: 'Wird geladen',
  close: 'Schließen',
  callId: 'Für den Kundenservice: {id:string}',
  imprint: 'Impressum',
  terms: 'AGB',
  withdrawal: 'Widerruf',
  privacy: 'Datenschutzerklärung',
  email: 'E-Mail',
  accessibility: 'Barrierefreiheit',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
}
