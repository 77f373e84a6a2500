import type { NamespaceUsageTranslation } from '../../i18n-types'

const usage = {
  matching:
    '{matches} od {shown} {{count:učitanih stavki|učitane stavke|učitane stavke|učitane stavke|učitanih stavki|učitanih stavki}}',
  filter: 'Filtriraj stavke',
  charged: 'Uz naplatu',
  abroad: 'U inostranstvu',
  noneMatching: 'Nijedna učitana stavka ne odgovara ovom izboru.',
  billPeriod: 'Račun od {date}. Ovde vidite mesec {month}. Koje dane račun obuhvata, piše u PDF-u.',
  wholeMonthNeeded: 'Zbirovi se pojavljuju kada je ceo mesec učitan, sa vrstom „Sve“.',
  noSum: 'Nisu sve cene pouzdano poznate. Zato ovde nema zbira.',
  extra: 'Dodatno naplaćeno u mesecu {month}',
  nothingAbroad: 'Bez potrošnje u inostranstvu.',
  byDay: 'Po danu',
  byNumber: 'Po broju',
  rest: 'Pretplata i ostalo: vidi PDF',
  csvCharged: 'uz-naplatu',
  csvAbroad: 'inostranstvo',
  mean: 'U proseku {amount} dnevno ({from}–{to})',
  notLoaded: 'do {date} još nije potpuno učitano',
  chart: '{kind} po danu, {month}',
  chartPeak: '{kind} po danu, {month}, najviše {date}: {amount}',
  dayPartLoaded: '{amount}, još nije potpuno učitano',
  lessThan: '{amount} manje nego u mesecu {month}',
  moreThan: '{amount} više nego u mesecu {month}',
  sameAs: 'Isto kao u mesecu {month}',
  upTo: 'Do {day}.: {words}',
  pageOfPages: 'Strana {page} od {pages}',
  pageNumber: 'Strana {page}',
  missing: 'Nedostaju stavke od {date} i ranije.',
  csvName: 'listing',
  csvSoFar: 'do-sada-ucitano',
} satisfies NamespaceUsageTranslation

export default usage
