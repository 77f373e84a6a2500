import type { Field } from './fields'
import type { Operation } from './operations'

/** Every answer may have these, and none must. */
const OPTIONAL_FIELDS = ['code', 'message', 'validation_errors']

const tariff = {
  mvno_code: 'The tariff can be neither activated nor deactivated.',
  isActive: 'The button says “activate”, except for the active tariff.',
  price: 'The page says that the price is unknown.',
}

/**
 * By schema or operation: what the portal does without a field, unless it only leaves the place empty. `null`: customers
 * miss nothing.
 */
const consequencesByOwner: Record<string, Record<string, string | null>> = {
  User: {
    resources: 'The header has no balance, unless the resources provide one.',
    contracts: 'The customer appears to have no contracts.',
    unreadNotifications: null,
    logosoftId: null,
    contractId: null,
    subscriptionId: null,
    account: null,
    languageId: null,
    smsNotification: null,
  },
  Resources: { balance: 'The header shows a dash for the balance or the current costs.' },
  Price: { value: 'The page shows a dash for the price.', label: 'The page shows the price in euro.' },
  Contract: {
    '[]': 'The customer does not see this contract or device.',
    productId: 'The portal cannot identify the contract.',
    phoneNumber: 'A mobile contract has no settings, and no number in the menu.',
    contractId: 'Calls lack the header ContractId, and customer service does not offer the contract.',
    subscriptionId: 'Calls about the contract lack the header SubscriptionId.',
    logosoftId: 'Calls about the contract lack the header LogosoftId.',
    contractLineExternalId: 'Calls about a TV contract lack the header externalTvId.',
    contractType: 'No total debt, no current costs, and no top-up for the number.',
    statusReason: 'The menu does not show the contract: it shows only those that are `Active`.',
    isTv: 'The portal treats a TV contract as mobile.',
    isInternet: 'The portal treats an internet contract as mobile.',
    displayName: null,
    isMobile: null,
    logosoftContractId: null,
  },
  ResourceGroups: { MAIN: null, OTHER: null },
  Tariff: tariff,
  OldTariff: { ...tariff, label: null },
  TvTariff: { productId: null },
  Bill: {
    '[]': 'The portal leaves out this bill and its amount.',
    total: 'The page shows a dash for the amount.',
    forDate: 'The bill has no date, and is not in the chart.',
    isBillPayed: 'It is unknown whether the bill is paid.',
    hasBillPdf: 'Customers cannot save the bill.',
    referenceNumber: 'Customers cannot pay the bill.',
    remaining: 'The full amount of an unpaid bill counts as open.',
    noderef: 'Customers cannot save the listing of the bill.',
    status: null,
    filename: null,
  },
  Notification: {
    text: 'The page shows the short description.',
    read: 'The notification counts as unread.',
  },
  ListingEntry: {
    type: 'The type of the entry is “other”.',
    price: 'The page shows a dash for the price.',
    roaming: 'The entry has no roaming mark.',
    usedUnits: 'The sums lack the entry.',
  },
  Pagination: { page: null, numberOfPages: 'The portal loads pages until one is empty.' },
  ListingPdf: { filename: null },
  Consent: {
    text: 'The page shows the number of the consent.',
    agree: 'The consent appears as not given.',
  },
  getListing: {
    pagination: 'The portal loads pages until one is empty.',
    listingPdf: 'Customers cannot save the listing.',
  },
  getResources: {
    tariff_name: 'The overview has a generic heading.',
    user: 'The header keeps its former figures.',
  },
  getTariffs: { oldTariff: 'No tariff appears as active.' },
  getConsents: { gdprsChilds: 'The first consent has no child items.' },
}

/** What customers miss without a field; `null` where they miss nothing. */
export function consequenceOf({ id, consequence }: Operation, { owner, name }: Field): string | null {
  if (OPTIONAL_FIELDS.includes(name)) return null
  const known = consequencesByOwner[owner]?.[name]
  if (known !== undefined) return known
  if (owner === id && consequence) return consequence
  return name === '[]' ? 'The portal leaves out this entry.' : 'Its place stays empty.'
}
