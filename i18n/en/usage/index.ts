import type { NamespaceUsageTranslation } from '../../i18n-types'

const usage = {
  matching: '{matches} of {shown} loaded {{count:entry|entries}}',
  filter: 'Filter entries',
  charged: 'Charged',
  abroad: 'Abroad',
  noneMatching: 'None of the loaded entries match.',
  billPeriod: 'Bill of {date}. This is {month}. The PDF says which days the bill covers.',
  wholeMonthNeeded: 'Totals appear when the whole month is loaded, with the type “All”.',
  noSum: 'Not all prices are known for certain, so there is no total here.',
  extra: 'Extra usage in {month}',
  nothingAbroad: 'Nothing used abroad.',
  byDay: 'By day',
  byNumber: 'By number',
  rest: 'Basic fee and other items: see the PDF',
  csvCharged: 'charged',
  csvAbroad: 'abroad',
  mean: 'Average {amount} per day ({from}–{to})',
  notLoaded: 'Not yet fully loaded up to {date}',
  chart: '{kind} per day in {month}',
  chartPeak: '{kind} per day in {month}, most on {date}: {amount}',
  dayPartLoaded: '{amount}, not fully loaded yet',
  lessThan: '{amount} less than in {month}',
  moreThan: '{amount} more than in {month}',
  sameAs: 'The same as in {month}',
  upTo: 'Up to day {day}: {words}',
} satisfies NamespaceUsageTranslation

export default usage
