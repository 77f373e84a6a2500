import type { BaseTranslation } from '../../i18n-types'

/** The chart and the charges of a month: loaded with the listing. */
const usage = {
  matching: '{matches:string} von {shown:string} {{count:geladenem Eintrag|geladenen Einträgen}}',
  filter: 'Einträge filtern',
  charged: 'Kostenpflichtig',
  abroad: 'Im Ausland',
  noneMatching: 'Kein geladener Eintrag passt zu dieser Auswahl.',
  billPeriod:
    'Rechnung vom {date:string}. Hier sehen Sie {month:string}. Welche Tage die Rechnung umfasst, steht im PDF.',
  wholeMonthNeeded: 'Die Summen erscheinen, wenn der ganze Monat geladen ist, mit der Art „Alle“.',
  noSum: 'Nicht alle Preise sind sicher bekannt. Deshalb steht hier keine Summe.',
  extra: 'Extra berechnet im {month:string}',
  nothingAbroad: 'Nichts im Ausland verbraucht.',
  byDay: 'Nach Tag',
  byNumber: 'Nach Nummer',
  rest: 'Grundgebühr und Sonstiges: siehe PDF',
  csvCharged: 'kostenpflichtig',
  csvAbroad: 'ausland',
  mean: 'Im Schnitt {amount:string} am Tag ({from:string}–{to:string})',
  notLoaded: 'bis {date:string} noch nicht vollständig geladen',
  chart: '{kind:string} pro Tag im {month:string}',
  chartPeak: '{kind:string} pro Tag im {month:string}, am meisten am {date:string}: {amount:string}',
  dayPartLoaded: '{amount:string}, noch nicht vollständig geladen',
  lessThan: '{amount:string} weniger als im {month:string}',
  moreThan: '{amount:string} mehr als im {month:string}',
  sameAs: 'Gleich viel wie im {month:string}',
  upTo: 'Bis zum {day:string}.: {words:string}',
  pageOfPages: 'Seite {page:string} von {pages:string}',
  pageNumber: 'Seite {page:string}',
  missing: 'Einträge vom {date:string} und früher fehlen noch.',
  csvName: 'verbindungen',
  csvSoFar: 'bisher-geladen',
} satisfies BaseTranslation

export default usage
