/** What this provider keeps in memory. Amounts are whole cents; the forms they leave in are in forms.ts. */

export type Locale = 'de' | 'sr'
export type Text = Record<Locale, string>

export type Bill = {
  billId: number
  referenceNumber: string
  issued: Date
  total: number
  remaining: number
  hasPdf: boolean
  /** null and undefined differ: one leaves as null, the other is left out. */
  noderef?: string | null
}

export type Usage = {
  type: 'CALL' | 'DATA' | 'MESSAGE' | 'call' | 'data' | 'message'
  time: Date
  price: number
  used: number
  roaming: boolean
}

export type Loyalty = { name: Text; activeFrom: Date; balance: number }
export type Device = { name: string; since: Date; serial: number }
export type Consent = { id: number; text: Text; agree: boolean; parentId?: number }

export type Notification = {
  id: number
  title: Text
  shortDescription: Text | null
  text: Text
  published: Date
  read: boolean
}

export type Contract = {
  kind: 'mobile' | 'tv' | 'internet'
  productId: number
  contractId: number
  logosoftContractId: number
  subscriptionId?: number
  lineExternalId?: number
  phone?: number
  name: string
  displayName: string
  contractType: string | null
  statusReason: string
  since: Date
  boundUntil?: Date
  /** Credit of a prepaid contract, current costs of any other. */
  balance: number
  bonus: number
  /** The mvno_code of the mobile tariff in use, or the productId of the TV or internet tariff. */
  tariff: string | number | null
  languageId: number
  voicemail: string
  smsState: number
  usages: Usage[]
  bills: Bill[]
}

/** Where one customer's data comes from another table than the next one's, and so in another form. */
export type Habits = {
  unread: 'null' | 'text' | 'number' | 'absent'
  /** Lists as objects with index keys. */
  indexed: boolean
  /** Whether the tariff in use stands among the others (and oldTariff is a former one) or apart as oldTariff. */
  tariffInUse: 'listed' | 'apart'
}

export type Customer = {
  userId: number
  logosoftId: number
  username: string
  password: string
  /** The number she gave as her own, besides those of her contracts. */
  phone: string
  name: string
  tvPassword: string
  email?: string
  address?: string
  city: string | null
  contracts: Contract[]
  devices: Device[]
  notifications: Notification[]
  consents: Consent[]
  consentsDue: boolean
  loyalties: Loyalty[]
  habits: Habits
}

export type PaymentResult = 'paid' | 'refused' | 'open'

export type Checkout = {
  checkoutId: string
  amount: number
  /** What the payment provider said of this one; while it said nothing, the option's result holds. */
  result?: PaymentResult
  /** Set once the money was booked, so that asking twice does not book twice. */
  booked: boolean
  book: () => void
}

export type Letter = { username: string; token: string; link: string }
