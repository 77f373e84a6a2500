import { dateText, daysLater } from '../dates'
import { type Localized, localized } from '../localized'
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
  name: string | Localized
  /** Index of the active plan among those of the type. */
  plan: number
  /** Credit of prepaid, current costs of the others, in euro. */
  balance: number
  bonus?: number
}

function bareLine(id: string, name: string | null, own: Omit<Records['Contract'], 'productId'>): Line {
  const ids = { productId: `P-${id}`, contractId: `C-${id}`, subscriptionId: `S-${id}` }
  const contract: Records['Contract'] = {
    ...{ ...ids, logosoftId: `L-${id}`, logosoftContractId: `LC-${id}`, name },
    ...{ phoneNumber: null, statusReason: 'Active', isMobile: false, isTv: false, isInternet: false },
    ...own,
  }
  const settings = { languageId: 2, sms: 1, voicemail: 0 } as const
  return {
    contract,
    resources: {},
    groups: {},
    plans: [],
    active: new Set(),
    bills: [],
    listing: [],
    ...settings,
  }
}

/** A mobile contract in the middle of its period, with one active plan. */
export function mobileLine(now: Date, type: ContractType, mobile: Mobile): Line {
  const { id, phone, name, balance, bonus = 0 } = mobile
  const plans = plansOf[type]
  const plan = plans[mobile.plan]
  const expires = daysLater(now, 17)
  const own = {
    phoneNumber: phone,
    displayName: name,
    contractType: type,
    isMobile: true,
    bindingEndDate: null,
  }
  const line: Line = {
    ...bareLine(id, plan?.tariff.name ?? null, own),
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

export function tvLine(now: Date, id: string, tvTariff: Records['TvTariff'] & { name: string }): Line {
  const displayName = localized('Fernsehen zu Hause', 'Televizija kod kuće', 'TV at home')
  const bindingEndDate = dateText(daysLater(now, 320))
  const own = { displayName, contractLineExternalId: `TV-${id}`, isTv: true, bindingEndDate }
  return { ...bareLine(id, tvTariff.name, own), tvTariff, tvPassword: '1234' }
}

export function internetLine(now: Date, id: string, speed: string): Line {
  const displayName = localized('Internet zu Hause', 'Internet kod kuće', 'Internet at home')
  const name = `Internet ${speed.split('/')[0]}`
  const own = { displayName, isInternet: true, bindingEndDate: dateText(daysLater(now, 150)) }
  return { ...bareLine(id, name, own), internetTariff: { name, speed } }
}
