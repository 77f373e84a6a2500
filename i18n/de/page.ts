/** Texts that may appear on every page. */
export const page = {
  loading: 'Wird geladen',
  close: 'Schließen',
  callId: 'Für den Kundenservice: {id:string}',
  imprint: 'Impressum',
  privacy: 'Datenschutzerklärung',
  accessibility: 'Barrierefreiheit',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
}
