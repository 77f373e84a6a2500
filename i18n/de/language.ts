import type { DocumentTexts, LanguageFacts } from '../language'

export const language: LanguageFacts = {
  tag: 'de',
  shortName: 'DE',
  group: '.',
  decimal: ',',
}

export const documentTexts: DocumentTexts = {
  description: 'Ihr Kundenportal: Verbrauch, Tarife, Rechnungen und Aufladung an einem Ort.',
  loadFailed: 'Die Seite konnte noch nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.',
  reload: 'Erneut versuchen',
  scriptRequired: 'Dieses Portal braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',
}
