import type { Field } from './fields'
import type { Operation } from './operations'

/** By schema of openapi.yaml: fields that the portal reads and does not show. */
const shownNowhere: Record<string, readonly string[]> = {
  User: ['logosoftId', 'contractId', 'subscriptionId', 'account', 'languageId', 'smsNotification'],
  Contract: ['logosoftContractId'],
  ResourceGroups: ['MAIN', 'OTHER'],
  OldTariff: ['label'],
  TvTariff: ['productId'],
  Bill: ['status'],
}

/** Every answer may have these, and none must. */
const optional = ['code', 'message', 'validation_errors']

/** By schema or operation: what the portal does without a field, where it does more than leave its place empty. */
const byOwner: Record<string, Record<string, string>> = {
  User: {
    unreadNotifications: 'The bell counts the unread notifications by itself.',
    resources: 'The header has no balance, unless the resources bring one.',
    contracts: 'The customer is shown as one without contracts.',
  },
  Resources: { balance: 'The header shows a dash for the balance or the current costs.' },
  Price: { value: 'A dash is shown for the price.', label: 'The euro sign stands beside the price.' },
  Contract: {
    '[]': 'The customer does not see this contract or device.',
    productId: 'Nothing can name the contract.',
    phoneNumber: 'A mobile contract has no settings, and no number in the menu.',
    displayName: 'The contract is called by its number or its name.',
    name: 'The contract is called by its number or its product id.',
    contractId:
      'Calls about the contract lack the header ContractId, and customer service does not offer it.',
    subscriptionId: 'Calls about the contract lack the header SubscriptionId.',
    logosoftId: 'Calls about the contract lack the header LogosoftId.',
    contractLineExternalId: 'Calls about a TV contract lack the header externalTvId.',
    contractType: 'No total debt, no current costs, and the number is not offered for a top-up.',
    statusReason: 'The menu does not show the contract: only those that are `Active` stand there.',
    isMobile: 'Nothing: what is neither TV nor internet is treated as mobile.',
    isTv: 'A TV contract is treated as mobile.',
    isInternet: 'An internet contract is treated as mobile.',
  },
  ResourceGroups: {
    BUNDLE_ACCOUNT: 'The overview says that there are no packages.',
    LOYALTY: 'The overview says that there is no loyalty.',
    TARIFF_PLAN: 'The overview says that the tariff holds nothing.',
  },
  ResourceAccount: {
    balance: 'The account shows its initial value, or a dash.',
    initialBalance: 'The account has no bar.',
    expiryDate: 'The account does not say until when, and does not warn.',
  },
  Tariff: {
    mvno_code: 'The tariff can be neither activated nor deactivated.',
    isActive: 'The button says “activate”, except at the tariff in use.',
    price: 'The page says that the price is not known.',
  },
  TariffItem: { itemType: 'The line has the usual icon.' },
  Bill: {
    '[]': 'This bill is not shown, and its amount is in no sum.',
    billId: 'The bill cannot be told from others.',
    total: 'A dash is shown for the amount.',
    forDate: 'The bill has no date, and is not in the chart.',
    isBillPayed: 'Nobody knows whether the bill is paid.',
    hasBillPdf: 'The bill cannot be saved.',
    filename: 'The saved bill is called by its id.',
    referenceNumber: 'The bill cannot be paid.',
    remaining: 'An unpaid bill is open by its whole amount.',
    noderef: 'The listing of the bill cannot be saved.',
  },
  Notification: {
    id: 'The notification cannot be opened.',
    shortDescription: 'The list shows the title alone.',
    text: 'The page shows the short description.',
    read: 'The notification counts as unread.',
  },
  ListingEntry: {
    type: 'The entry is shown as “other”.',
    price: 'A dash is shown for the price.',
    roaming: 'The entry is not marked as roaming.',
    unit: 'The figure has no unit where its label is missing.',
    usedUnits: 'The sums lack the entry.',
    usedUnitsLabel: 'The figure and its unit stand for the label.',
  },
  Pagination: {
    page: 'Nothing: the page is the one asked for.',
    numberOfPages: 'The portal asks on until a page is empty.',
  },
  ListingPdf: {
    noderef: 'The listing cannot be saved.',
    filename: 'The saved listing is called by its month.',
  },
  SupportRequestType: { id: 'The type cannot be sent.' },
  Consent: {
    id: 'The consent cannot be answered.',
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
  readNotification: { notifications: 'The portal shows an error, and the unread count stays.' },
  LoginBody: { token: 'Nobody can sign in.' },
  Refusal: { code: 'The portal shows its general error.', message: 'The portal says it in its own words.' },
}

const isShownNowhere = ({ owner, name }: Field) => shownNowhere[owner]?.includes(name) ?? false

/** What the portal does without a field. */
export function consequenceOf({ id, use }: Operation, field: Field): string {
  const { owner, name } = field
  if (isShownNowhere(field)) return 'Nothing: it is shown nowhere.'
  // A tariff in use has all that every tariff has.
  const known = byOwner[owner === 'OldTariff' ? 'Tariff' : owner]?.[name]
  if (known || owner === id) return known ?? use.without
  return name === '[]' ? 'This entry is not shown.' : 'Its place stays empty.'
}

/** What the portal does without a field of a refusal, of which it needs the code only. */
export const refusalConsequence = (path: string): string =>
  byOwner.Refusal?.[path.split('.')[0] ?? ''] ?? 'No field says what is wrong with it.'

/** What customers miss without a field that never came; `null` where they miss nothing. */
export const missedOf = (operation: Operation, field: Field): string | null =>
  optional.includes(field.name) || isShownNowhere(field) ? null : consequenceOf(operation, field)
