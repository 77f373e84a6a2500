import type { DocumentTexts, LanguageFacts } from '../language'

export const language: LanguageFacts = {
  tag: 'sr-Latn',
  shortName: 'SRB',
  group: '.',
  decimal: ',',
  dateEnd: '.',
}

export const documentTexts: DocumentTexts = {
  description: 'Vaš korisnički portal: potrošnja, tarife, računi i dopuna na jednom mestu.',
  loadFailed: 'Stranica još nije mogla da se učita. Proverite internet vezu.',
  reload: 'Pokušaj ponovo',
  scriptRequired: 'Ovom portalu je potreban JavaScript. Uključite ga u svom pregledaču.',
}
