import { Hono } from 'hono'
import { done } from './answers'
import { daysAfter } from './calendar'
import { contractOf, type ForeignEnvironment, isPrepaid, localeOf } from './call'
import { planOf } from './catalogue'
import { decimal, euros, indexed, isoDay, midnight, sqlTime } from './forms'
import type { Contract, Locale } from './model'

export const resources = new Hono<ForeignEnvironment>()

resources.get('/api/resources', (call) => {
  const contract = contractOf(call)
  if (contract?.kind !== 'mobile') {
    return done(call, null, { user: { resources: [] }, resources: [], tariff_name: null })
  }
  return done(call, 'RESOURCES_LOADED', {
    user: { resources: moneyOf(contract) },
    resources: groupsOf(contract, call.get('state').options.now, localeOf(call)),
    tariff_name: planOf(contract.tariff)?.name ?? null,
    generated_in: '0.013',
  })
})

/** Credit and bonus of a prepaid contract; what stands in `balance` of any other are its current costs. */
export function moneyOf(contract: Contract) {
  return {
    balance: { value: decimal(contract.balance), currency: 'EUR' },
    bonus: contract.bonus > 0 ? { value: euros(contract.bonus), currency: 'EUR' } : [],
  }
}

/** All groups; a prepaid contract has no loyalty, and one without a tariff nothing of it. */
function groupsOf(contract: Contract, now: Date, locale: Locale) {
  return {
    MAIN: [
      {
        name: locale === 'sr' ? 'Kredit' : 'Guthaben',
        description: '',
        balance: decimal(contract.balance),
        initialBalance: null,
        unit: '€',
        expiryDate: midnight(daysAfter(now, 180)),
      },
    ],
    TARIFF_PLAN: tariffAccounts(contract, now, locale),
    BUNDLE_ACCOUNT: indexed(bundleAccounts(now, locale)),
    LOYALTY: isPrepaid(contract) ? null : [loyaltyAccount(now, locale)],
    OTHER: isPrepaid(contract) ? {} : [{ ...loyaltyAccount(now, locale), name: 'Almwind Cloud', unit: 'GB' }],
  }
}

function tariffAccounts({ tariff }: Contract, now: Date, locale: Locale) {
  const plan = planOf(tariff)
  if (!plan) return {}
  const expiryDate = midnight(daysAfter(now, 17))
  return [
    {
      id: 1,
      name: locale === 'sr' ? 'Internet u Austriji i EU' : 'Daten in Österreich und der EU',
      description: locale === 'sr' ? 'Obnavlja se svakih 28 dana.' : 'Erneuert sich alle 28 Tage.',
      balance: decimal(plan.megabytes * 64),
      initialBalance: decimal(plan.megabytes * 100),
      unit: 'MB',
      expiryDate,
    },
    {
      id: 2,
      name: locale === 'sr' ? 'Minuti' : 'Minuten',
      description: '-',
      balance: Math.round(plan.minutes * 0.317),
      initialBalance: String(plan.minutes),
      unit: 'min',
      expiryDate,
    },
    // Without a limit there is nothing to compare with: the field is left out, as the date is.
    { id: 3, name: 'SMS', description: null, balance: '250', unit: locale === 'sr' ? 'kom' : 'Stk' },
  ]
}

const bundleAccounts = (now: Date, locale: Locale) => [
  {
    id: 11,
    name: locale === 'sr' ? 'Dodatni internet' : 'Zusatzpaket Daten',
    description: locale === 'sr' ? 'Dokupljen paket.' : 'Dazugebuchtes Paket.',
    balance: '512.50',
    initialBalance: 2048,
    unit: 'MB',
    expiryDate: sqlTime(daysAfter(now, 5)),
  },
  {
    id: 12,
    name: locale === 'sr' ? 'Minuti za inostranstvo' : 'Minuten ins Ausland',
    description: null,
    balance: 0,
    initialBalance: '60',
    unit: 'min',
    expiryDate: null,
  },
]

const loyaltyAccount = (now: Date, locale: Locale) => ({
  id: 21,
  name: locale === 'sr' ? 'Bonus za vernost' : 'Treuebonus',
  description: locale === 'sr' ? 'Hvala na vernosti.' : 'Danke für Ihre Treue.',
  balance: 3,
  initialBalance: '10.00',
  unit: 'GB',
  expiryDate: isoDay(daysAfter(now, 60)),
})
