import type { OperationId } from '../../sandbox/document'

/** What the portal does without each field; `[]` stands for an entry of a list. */
export type Consequences = Record<string, Record<string, string>>

/** Of what the portal reads and does not show. */
export const nowhere = 'Nothing: it is shown nowhere.'
const oneIsMissing = (what: string) => `This ${what} is not shown.`
const noRow = 'Its row is not shown.'

/** By the schema of openapi.yaml in which the field stands. */
export const consequencesBySchema: Consequences = {
  User: {
    fullName: 'The profile menu has no name.',
    email: 'Customer service does not say where its answer will go.',
    address: 'The profile menu has no address.',
    city: 'The profile menu has no city.',
    logosoftId: nowhere,
    contractId: nowhere,
    subscriptionId: nowhere,
    unreadNotifications: 'The bell counts the unread notifications by itself.',
    account: nowhere,
    languageId: nowhere,
    smsNotification: nowhere,
    loyalties: 'The window of the bonus is empty.',
    resources: 'The header has no balance, unless the resources bring one.',
    contracts: 'The customer is shown as one without contracts.',
  },
  Resources: {
    balance: 'The header shows a dash for the balance or the current costs.',
    bonus: 'The bonus is not shown.',
  },
  Amount: { value: 'The amount is not known.' },
  Price: { value: 'A dash is shown for the price.', label: 'The euro sign stands beside the price.' },
  Loyalty: {
    '[]': oneIsMissing('loyalty'),
    name: 'The loyalty has no name.',
    activeFrom: 'The loyalty does not say since when.',
    balance: 'The loyalty has no figure.',
    balanceUnitDivision: 'The figure of the loyalty has no unit.',
  },
  Contract: {
    '[]': 'The customer does not see this contract or device.',
    productId: 'Nothing can name the contract.',
    phoneNumber: 'A mobile contract has no settings, and no number in the menu.',
    displayName: 'The contract is called by its number or its name.',
    name: 'The contract is called by its number or its product id.',
    created_at: 'A device does not say since when it is active.',
    logosoftContractId: nowhere,
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
    bindingEndDate: 'The header does not say when the binding period ends.',
  },
  ResourceGroups: {
    BUNDLE_ACCOUNT: 'The overview says that there are no packages.',
    LOYALTY: 'The overview says that there is no loyalty.',
    MAIN: nowhere,
    TARIFF_PLAN: 'The overview says that the tariff holds nothing.',
    OTHER: nowhere,
  },
  ResourceAccount: {
    '[]': oneIsMissing('account'),
    name: 'The account has no name.',
    description: 'The account has no explanation.',
    balance: 'The account shows its initial value, or a dash.',
    initialBalance: 'The account has no bar.',
    unit: 'The figure has no unit.',
    expiryDate: 'The account does not say until when, and does not warn.',
  },
  Tariff: {
    '[]': oneIsMissing('tariff'),
    mvno_code: 'The tariff can be neither activated nor deactivated.',
    name: 'The tariff has no name.',
    isActive: 'The button says “activate”, except at the tariff in use.',
    price: 'The page says that the price is not known.',
    durationLabel: 'The tariff does not say for how long the price holds.',
    descriptionItems: 'The tariff does not say what it holds.',
  },
  OldTariff: { label: nowhere },
  TariffItem: {
    '[]': 'The tariff does not say this.',
    title: 'The line has no title.',
    subtitle: 'The line has no second line.',
    itemType: 'The line has the usual icon.',
  },
  TvTariff: {
    '[]': oneIsMissing('TV package'),
    productId: nowhere,
    name: 'The TV package has no name.',
    exYuChannels: noRow,
    hdChannels: noRow,
    channelsForAdults: noRow,
    radioStations: noRow,
    videoClubSeriesAndMovies: noRow,
    watchBackTo7Days: noRow,
    maxNumberSofDevices: noRow,
    simultaneousWatching: noRow,
  },
  InternetTariff: { name: 'The tariff has no name.', speed: noRow },
  Bill: {
    '[]': 'This bill is not shown, and its amount is in no sum.',
    billId: 'The bill cannot be told from others.',
    status: nowhere,
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
    '[]': oneIsMissing('notification'),
    id: 'The notification cannot be opened.',
    title: 'The notification has no title.',
    shortDescription: 'The list shows the title alone.',
    text: 'The page shows the short description.',
    publishingDate: 'The notification has no date.',
    read: 'The notification counts as unread.',
  },
  ListingEntry: {
    '[]': oneIsMissing('entry'),
    type: 'The entry is shown as “other”.',
    phoneNumber: 'A call has no number.',
    price: 'A dash is shown for the price.',
    date: 'The entry has no date.',
    callStart: 'The details have no time of the start.',
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
  SupportRequestType: {
    '[]': oneIsMissing('type of request'),
    id: 'The type cannot be sent.',
    name: 'The type has no name.',
  },
  Consent: {
    '[]': oneIsMissing('consent'),
    id: 'The consent cannot be answered.',
    text: 'The consent is called by its number.',
    agree: 'The consent is shown as not given.',
  },
  LoginBody: { token: 'Nobody can sign in.', validation_errors: 'No field says what is wrong with it.' },
  Refusal: {
    code: 'The portal shows its general error.',
    message: 'The portal says it in its own words.',
    body: 'No field says what is wrong with it.',
  },
  RefusalBody: { validation_errors: 'No field says what is wrong with it.' },
  ValidationErrors: { '*': 'This field does not say what is wrong with it.' },
}

/** Of fields that stand in the answer of an operation itself; all others take the operation along. */
export const consequencesByOperation: Partial<Record<OperationId, Record<string, string>>> = {
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
}
