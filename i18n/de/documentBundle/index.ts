import type { BaseTranslation } from '../../i18n-types'

/** Loaded with the sheet, because few customers open it. */
const documentBundle = {
  introduction: 'Sie erhalten eine ZIP-Datei mit den PDFs und einer Tabelle aller Rechnungen.',
  year: 'Jahr',
  withPdf: 'Rechnungen mit PDF: {shown:string}',
  withoutPdf: 'ohne PDF, nur in der Tabelle: {shown:string}',
  download: 'Herunterladen',
  loadingHeading: 'Rechnungen {year:string} werden geladen',
  progress: 'Rechnung {position:string} von {total:string}',
  shortProgress: '{position:string} von {total:string}',
  saving: 'ZIP-Datei wird erstellt',
  stay: 'Sie können dieses Fenster schließen. Bleiben Sie aber auf der Seite „Rechnungen“, bis die Datei gespeichert ist.',
  loadedOf: '{loaded:string} von {total:string} Rechnungen sind geladen.',
  interruptedHeading: 'Laden unterbrochen',
  interruptedText: 'Der Anbieter ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
  continue: 'Weiter',
  savePart: 'Geladene speichern',
  tooLargeHeading: 'Mehr als eine Datei nötig',
  tooLargeText:
    'Eine Datei enthält höchstens 100 MB. Speichern Sie zuerst die geladenen Rechnungen, danach die übrigen.',
  unsavedHeading: 'Datei nicht gespeichert',
  unsavedText: 'Die ZIP-Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  savedHeading: 'Rechnungen gespeichert',
  savedText: 'Rechnungen in der Datei: {loaded:string} von {total:string}. Sie ist bei Ihren Downloads:',
  missingHeading: 'Diese Rechnungen fehlen',
  loadMissing: 'Fehlende laden',
  nothingHeading: 'Keine Rechnung geladen',
  nothingText: 'Die Dokumente sind gerade nicht verfügbar. Bitte versuchen Sie es später erneut.',
  done: 'Fertig',
  saved: 'Gespeichert',
  incomplete: 'Nicht vollständig',
  fileName: 'rechnungen',
  amount: 'Rechnungsbetrag in EUR',
  open: 'Noch offen in EUR',
  file: 'Datei',
} satisfies BaseTranslation

export default documentBundle
