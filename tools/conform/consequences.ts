import type { Field } from './fields'
import type { Operation } from './operations'

/** Every answer may have these, and none must. */
const OPTIONAL_FIELDS = ['code', 'message', 'validation_errors']

const tariff = {
  mvno_code: 'The tariff can be neither activated nor deactivated.',
  isActive: 'The button says “activate”, except at the tariff in use.',
  price: 'The page says that the price is not known.',
}

/**
 * By schema or operation: what the portal does without a field, unless it only leaves the place empty. `null`: customers
 * miss nothing.
 */
const consequencesByOwner: Record<string, Record<string, string | null>> = {
  User: {
    resources: 'The header has no balance, unless the resources bring one.',
    contracts: 'The customer is shown as one without contracts.',
    unreadNotifications: null,
    logosoftId: null,
    contractId: null,
    subscriptionId: null,
    account: null,
    languageId: null,
    smsNotification: null,
  },
  Resources: { balance: 'The header shows a dash for the balance or the current costs.' },
  Price: { value: 'A dash is shown for the price.', label: 'The euro sign is shown with the price.' },
  Contract: {
    '[]': 'The customer does not see this contract or device.',
    productId: 'Nothing can name the contract.',
    phoneNumber: 'A mobile contract has no settings, and no number in the menu.',
    contractId: 'Calls lack the header ContractId, and customer service does not offer the contract.',
    subscriptionId: 'Calls about the contract lack the header SubscriptionId.',
    logosoftId: 'Calls about the contract lack the header LogosoftId.',
    contractLineExternalId: 'Calls about a TV contract lack the header externalTvId.',
    contractType: 'No total debt, no current costs, and the number is not offered for a top-up.',
    statusReason: 'The menu does not show the contract: it shows only those that are `Active`.',
    isTv: 'A TV contract is treated as mobile.',
    isInternet: 'An internet contract is treated as mobile.',
    displayName: null,
    isMobile: null,
    logosoftContractId: null,
  },
  ResourceGroups: { MAIN: null, OTHER: null },
  Tariff: tariff,
  OldTariff: { ...tariff, label: null },
  TvTariff: { productId: null },
  Bill: {
    '[]': 'This bill is not shown, and its amount is in no sum.',
    total: 'A dash is shown for the amount.',
    forDate: 'The bill has no date, and is not in the chart.',
    isBillPayed: 'Nobody knows whether the bill is paid.',
    hasBillPdf: 'The bill cannot be saved.',
    referenceNumber: 'The bill cannot be paid.',
    remaining: 'An unpaid bill is open by its whole amount.',
    noderef: 'The listing of the bill cannot be saved.',
    status: null,
    filename: null,
  },
  Notification: {
    text: 'The page shows the short description.',
    read: 'The notification counts as unread.',
  },
  ListingEntry: {
    type: 'The entry is shown as “other”.',
    price: 'A dash is shown for the price.',
    roaming: 'The entry is not marked as roaming.',
    usedUnits: 'The sums lack the entry.',
  },
  Pagination: { page: null, numberOfPages: 'The portal asks on until a page is empty.' },
  ListingPdf: { filename: null },
  Consent: {
    text: 'The consent is called by its number.',
    agree: 'The consent is shown as not given.',
  },
  getListing: {
    pagination: 'The portal asks on until a page is empty.',
    listingPdf: 'The listing cannot be saved.',
  },
  getResources: {
    tariff_name: 'The overview is headed by a general title.',
    user: 'The header keeps the figures that it had.',
  },
  getTariffs: { oldTariff: 'No tariff is shown as the one in use.' },
  getConsents: { gdprsChilds: 'The first consent has no child items.' },
}

/** What customers miss without a field; `null` where they miss nothing. */
export function consequenceOf({ id, consequence }: Operation, { owner, name }: Field): string | null {
  if (OPTIONAL_FIELDS.includes(name)) return null
  const known = consequencesByOwner[owner]?.[name]
  if (known !== undefined) return known
  if (owner === id && consequence) return consequence
  return name === '[]' ? 'This entry is not shown.' : 'Its place stays empty.'
}
