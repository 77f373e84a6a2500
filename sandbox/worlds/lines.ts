import { both, type Localized } from '../bilingual'
import { dateText, daysLater } from '../dates'
import type { Line, Plan, Records } from '../records'
import { bundleAccounts, planAccount } from './allowances'
import { businessPlans, postpaidPlans, prepaidPlans } from './catalogue'

type ContractType = 'Prepaid' | 'Postpaid' | 'Business'

const plansOf: Record<ContractType, Plan[]> = {
  Prepaid: prepaidPlans,
  Postpaid: postpaidPlans,
  Business: businessPlans,
}

interface Mobile {
  /** Four digits that all ids of the contract end in. */
  id: string
  phone: string
  displayName: string | Localized
  type: ContractType
  /** Index of the active plan among those of the type. */
  plan: number
  /** Credit of prepaid, current costs of the others, in euro. */
  balance: number
  bonus?: number
  statusReason?: string
  bindingEndDate?: string | null
  now: Date
}

const idsOf = (id: string) => ({
  productId: `P-${id}`,
  contractId: `C-${id}`,
  subscriptionId: `S-${id}`,
  logosoftId: `L-${id}`,
  logosoftContractId: `LC-${id}`,
})

const bareLine = (contract: Records['Contract']): Line => ({
  contract,
  resources: {},
  groups: {},
  plans: [],
  active: new Set(),
  bills: [],
  listing: [],
  languageId: 2,
  sms: 1,
  voicemail: 0,
})

/** A mobile contract in the middle of its period, with one active plan. */
export function mobileLine(mobile: Mobile): Line {
  const { id, phone, displayName, type, balance, bonus = 0, statusReason = 'Active', now } = mobile
  const plans = plansOf[type]
  const plan = plans[mobile.plan]
  const expires = daysLater(now, 17)
  const contract: Records['Contract'] = {
    ...idsOf(id),
    phoneNumber: phone,
    displayName,
    name: plan?.tariff.name ?? null,
    contractType: type,
    statusReason,
    isMobile: true,
    isTv: false,
    isInternet: false,
    bindingEndDate: mobile.bindingEndDate ?? null,
  }
  const line: Line = {
    ...bareLine(contract),
    plans,
    resources: { balance: { value: balance }, bonus: { value: bonus } },
  }
  if (!plan) return line
  line.active.add(plan.tariff.mvno_code)
  line.groups = {
    TARIFF_PLAN: [planAccount(plan, expires, 17)],
    BUNDLE_ACCOUNT: bundleAccounts(plan, expires, [0.64, 0.425, 0.573, 0.24]),
  }
  return line
}

export const tvLine = (id: string, tvTariff: Records['TvTariff'] & { name: string }, now: Date): Line => ({
  ...bareLine({
    ...idsOf(id),
    phoneNumber: null,
    displayName: both('Fernsehen zu Hause', 'Televizija kod kuće'),
    name: tvTariff.name,
    contractLineExternalId: `TV-${id}`,
    statusReason: 'Active',
    isMobile: false,
    isTv: true,
    isInternet: false,
    bindingEndDate: dateText(daysLater(now, 320)),
  }),
  tvTariff,
  tvPassword: '1234',
})

export const internetLine = (
  id: string,
  tariff: Records['InternetTariff'] & { name: string },
  now: Date,
): Line => ({
  ...bareLine({
    ...idsOf(id),
    phoneNumber: null,
    displayName: both('Internet zu Hause', 'Internet kod kuće'),
    name: tariff.name,
    statusReason: 'Active',
    isMobile: false,
    isTv: false,
    isInternet: true,
    bindingEndDate: dateText(daysLater(now, 150)),
  }),
  internetTariff: tariff,
})
