import { alternating, emptyAsNull, phpList } from './formats'

/** Newer plans have numbers as codes and prices, and their items in a list. */
function plan(mvno_code: string | number, name: string, cents: number, label: string, gigabytes: number) {
  const isNewer = typeof mvno_code === 'number'
  const items = [
    { title: `${gigabytes} GB Daten`, subtitle: 'in Österreich und der EU', itemType: 1 },
    { title: '1000 Minuten', subtitle: null, itemType: '2' },
  ]
  const descriptionItems = isNewer ? emptyAsNull(items.slice(gigabytes > 0 ? 0 : 2)) : phpList(items)
  const price = { value: alternating(cents, isNewer ? 1 : 0), label }
  return { mvno_code, name: `Almwind ${name}`, price, durationLabel: '28 Tage', descriptionItems }
}

export const plans = [
  plan('ALM-S', 'S', 990, '€', 5),
  plan('ALM-M', 'M', 1490, '14,90 €', 10),
  plan('ALM-L', 'L', 1990, '19,90 €', 20),
  plan(7004, 'XL', 2990, '29,90 €', 40),
  plan(7005, 'Grenzenlos', 3990, '€', 0),
]

/** No longer sold, but some customers had it before. */
export const previousPlan = plan('ALM-0', 'Klassik', 790, '€', 1)

export const planOf = (code: string | number | null | undefined) =>
  plans.find(({ mvno_code }) => String(mvno_code) === String(code))

/** Counts come from a column of texts; two columns were added later as numbers. */
export const tvTariffs = [
  {
    productId: 302,
    name: 'TV Mittel',
    exYuChannels: '48',
    hdChannels: '30',
    channelsForAdults: 0,
    radioStations: '35',
    videoClubSeriesAndMovies: '0',
    watchBackTo7Days: '1',
    maxNumberSofDevices: '3',
    simultaneousWatching: 2,
  },
]

export const internetTariffs = [
  { productId: 401, name: 'Internet 300', speed: 300, upload: 60 },
  { productId: 402, name: 'Internet 150', speed: '150/30 Mbit/s', upload: 30 },
]
