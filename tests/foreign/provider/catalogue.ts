import type { Text } from './model'

type DescriptionItem = { title: Text; subtitle: Text | null; itemType: number | string }

export type Plan = {
  /** Text for the older half of the plans, a number for the newer ones. */
  code: string | number
  name: string
  price: number
  /** How much the price's label says: the whole amount, or the currency alone. */
  label: 'amount' | 'currency'
  megabytes: number
  minutes: number
  items: DescriptionItem[]
}

const data = (gigabytes: number): DescriptionItem => ({
  title: { de: `${gigabytes} GB Daten`, sr: `${gigabytes} GB interneta` },
  subtitle: { de: 'in Österreich und der EU', sr: 'u Austriji i EU' },
  itemType: 1,
})
const minutes = (count: number): DescriptionItem => ({
  title: { de: `${count} Minuten`, sr: `${count} minuta` },
  subtitle: null,
  itemType: '2',
})

export const plans: Plan[] = [
  {
    code: 'ALM-S',
    name: 'Almwind S',
    price: 990,
    label: 'currency',
    megabytes: 5120,
    minutes: 500,
    items: [data(5), minutes(500)],
  },
  {
    code: 'ALM-M',
    name: 'Almwind M',
    price: 1490,
    label: 'amount',
    megabytes: 10240,
    minutes: 1000,
    items: [data(10), minutes(1000)],
  },
  {
    code: 'ALM-L',
    name: 'Almwind L',
    price: 1990,
    label: 'amount',
    megabytes: 20480,
    minutes: 1000,
    items: [data(20), minutes(1000)],
  },
  {
    code: 7004,
    name: 'Almwind XL',
    price: 2990,
    label: 'amount',
    megabytes: 40960,
    minutes: 2000,
    items: [{ ...data(40), itemType: '1' }, minutes(2000)],
  },
  {
    code: 7005,
    name: 'Almwind Grenzenlos',
    price: 3990,
    label: 'currency',
    megabytes: 0,
    minutes: 0,
    items: [],
  },
]

/** No longer sold, but some customers had it before. */
export const formerPlan: Plan = {
  code: 'ALM-0',
  name: 'Almwind Klassik',
  price: 790,
  label: 'currency',
  megabytes: 1024,
  minutes: 200,
  items: [data(1)],
}

export const planOf = (code: string | number | null): Plan | undefined =>
  plans.find((plan) => code !== null && String(plan.code) === String(code))

export const tvPlans = [
  { productId: 301, name: 'TV Klein', exYu: 24, hd: 12, adult: 0, radio: 20, videoClub: false, devices: 1 },
  { productId: 302, name: 'TV Mittel', exYu: 48, hd: 30, adult: 2, radio: 35, videoClub: false, devices: 3 },
  { productId: 303, name: 'TV Groß', exYu: 72, hd: 55, adult: 6, radio: 50, videoClub: true, devices: 5 },
]

export const internetPlans = [
  { productId: 401, name: 'Internet 300', speed: 300, upload: 60 },
  { productId: 402, name: 'Internet 150', speed: '150/30 Mbit/s', upload: 30 },
]
