import type { components } from '../src/api/schema'
import type { Localizable, Localized } from './localized'

/** The provider's records: the shapes of its answers, with the texts in every language. */
export type Records = { [Name in keyof components['schemas']]: Localizable<components['schemas'][Name]> }

/** What a customer can activate: a plan, of which one at a time, or a package on top. */
export interface Plan {
  kind: 'plan' | 'package'
  label: 'PREPAID' | 'POSTPAID' | 'BUSINESS'
  tariff: Records['Tariff'] & { mvno_code: string; name: string; price: { value: number; label: string } }
  /** Allowances that come with it. */
  bundles: { name: Localized | string; amount: number; unit: Localized | string }[]
}

/** A contract and everything that belongs to it. */
export interface Line {
  contract: Records['Contract']
  resources: Records['Resources']
  groups: Records['ResourceGroups']
  plans: Plan[]
  active: Set<string>
  bills: Records['Bill'][]
  listing: Records['ListingEntry'][]
  languageId: 1 | 2
  sms: 0 | 1
  voicemail: 0 | 1 | 2
  tvTariff?: Records['TvTariff']
  internetTariff?: Records['InternetTariff']
  tvPassword?: string
}

export interface Customer {
  userId: string
  phone: string
  username: string
  password: string
  person: Pick<Records['User'], 'fullName' | 'email' | 'address' | 'city' | 'loyalties'>
  lines: Line[]
  notifications: Records['Notification'][]
  consents: { isDue: boolean; items: Records['Consent'][]; children: Records['Consent'][] }
  devices: Records['Contract'][]
  supportRequests: { type: number; contractId: string; text: string }[]
}

/** A customer without login data. */
export type CustomerData = Omit<Customer, 'phone' | 'username' | 'password'>
