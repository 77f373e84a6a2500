import { localized } from '../localized'
import type { Plan } from '../records'

interface Offer {
  code: string
  name: string
  price: number
  minutes: number
  gb: number
  gbEu: number
}

const euro = (value: number) => ({ value, label: '€' })
const monthly = localized('28 Tage', '28 dana', '28 days')

const plan = (label: Plan['label'], { code, name, price, minutes, gb, gbEu }: Offer): Plan => ({
  kind: 'plan',
  label,
  tariff: {
    mvno_code: code,
    name,
    price: euro(price),
    durationLabel: label === 'PREPAID' ? monthly : localized('pro Monat', 'mesečno', 'per month'),
    descriptionItems: [
      {
        title: localized(`${minutes} Minuten`, `${minutes} minuta`, `${minutes} minutes`),
        subtitle: localized(
          'in alle österreichischen Netze',
          'ka svim mrežama u Austriji',
          'to all Austrian networks',
        ),
        itemType: 1,
      },
      {
        title: `${gb} GB`,
        subtitle: localized(
          `davon ${gbEu} GB in der EU`,
          `od toga ${gbEu} GB u EU`,
          `including ${gbEu} GB in the EU`,
        ),
        itemType: 2,
      },
    ],
  },
  bundles: [
    {
      name: localized('Minuten Österreich', 'Minuti Austrija', 'Minutes Austria'),
      amount: minutes,
      unit: 'min',
    },
    { name: 'SMS', amount: 200, unit: 'SMS' },
    { name: localized('Daten Österreich', 'Internet Austrija', 'Data Austria'), amount: gb, unit: 'GB' },
    { name: localized('Daten EU', 'Internet EU', 'Data EU'), amount: gbEu, unit: 'GB' },
  ],
})

const extraData: Plan = {
  kind: 'package',
  label: 'PREPAID',
  tariff: {
    mvno_code: 'PACK_DATA_5',
    name: 'Extra 5 GB',
    price: euro(5),
    durationLabel: monthly,
    descriptionItems: [
      { title: '5 GB', subtitle: localized('in Österreich', 'u Austriji', 'in Austria'), itemType: 2 },
    ],
  },
  bundles: [
    { name: localized('Zusätzliche Daten', 'Dodatni internet', 'Extra data'), amount: 5, unit: 'GB' },
  ],
}

export const prepaidPlans: Plan[] = [
  plan('PREPAID', { code: 'FREE_S', name: 'Mtel Free S', price: 9.9, minutes: 500, gb: 5, gbEu: 2 }),
  plan('PREPAID', { code: 'FREE_M', name: 'Mtel Free M', price: 14.9, minutes: 1000, gb: 15, gbEu: 5 }),
  plan('PREPAID', { code: 'FREE_L', name: 'Mtel Free L', price: 24.9, minutes: 2000, gb: 40, gbEu: 12 }),
  extraData,
]

export const postpaidPlans: Plan[] = [
  plan('POSTPAID', { code: 'FLEX_20', name: 'Flex 20', price: 19.9, minutes: 2000, gb: 20, gbEu: 8 }),
  plan('POSTPAID', { code: 'FLEX_50', name: 'Flex 50', price: 29.9, minutes: 3000, gb: 50, gbEu: 15 }),
]

export const businessPlans: Plan[] = [
  plan('BUSINESS', { code: 'OFFICE_60', name: 'Office 60', price: 39.9, minutes: 5000, gb: 60, gbEu: 20 }),
  plan('BUSINESS', { code: 'OFFICE_120', name: 'Office 120', price: 54.9, minutes: 9000, gb: 120, gbEu: 30 }),
]
