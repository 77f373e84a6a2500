import { alternating, decimal, dottedDate, inDays, isoDay, isoTime, label, phpList, sqlTime } from './formats'

export const foreignAccounts = {
  petra: { username: 'petra', password: 'petra-2468', phone: '43600100101', name: 'Petra Haslinger' },
  igor: { username: 'igor', password: 'igor-9753', phone: '43600100301', name: 'Igor Lukovac' },
  nada: { username: 'nada', password: 'nada-8642', phone: '43600100401', name: 'Nada Prazić' },
  milan: { username: 'milan', password: 'milan-3579', phone: '43600100501', name: 'Milan Grabovica' },
}

export type ForeignName = keyof typeof foreignAccounts
export type Customer = ReturnType<typeof customerOf>
export type Contract = ReturnType<typeof contractOf>

const device = { productId: 880_001, name: 'TV-Box', created_at: '2026-03-04 10:00:00', phoneNumber: null }
const loyalty = { name: 'Bonus', activeFrom: '20.08.2026', balance: '1200.00', balanceUnitDivision: '100' }

/** What one customer's row has and the next one's lacks; Nada has an account and nothing else. */
const ownFields: Record<ForeignName, object> = {
  petra: { email: 'petra@example.org', unreadNotifications: null, loyalties: { 0: loyalty, 1: loyalty } },
  igor: { email: 'igor@example.org', city: '1100 Wien', unreadNotifications: 2, loyalties: null },
  nada: { address: 'Am Anger 3', city: null, loyalties: {} },
  milan: { email: 'milan@example.org', unreadNotifications: '2', loyalties: [loyalty] },
}

/**
 * `tariff` is the code of the mobile plan in use, or the productId of the TV or internet tariff. `usages` counts those of
 * this month and of those before. `bills` says what is open of each monthly bill, newest first. Amounts are in cents.
 */
type Product = [
  number: number,
  owner: ForeignName,
  kind: 'mobile' | 'tv' | 'internet',
  contractType: string | null,
  tariff: string | number | null,
  balance: number,
  usages?: number[],
  bills?: number[],
]

const products: Product[] = [
  [101, 'petra', 'mobile', 'PREPAID', 'ALM-M', 2340, [20, 30, 10]],
  [102, 'petra', 'mobile', 'POSTPAID', 7005, 1875, [0, 12], [2340, 1200, 0]],
  [103, 'petra', 'tv', 'POSTPAID', 302, 0, [], [0, 0]],
  [104, 'petra', 'internet', 'POSTPAID', 402, 0, [], [2340, 0]],
  [301, 'igor', 'internet', null, 401, 0, [], [0, 0]],
  [501, 'milan', 'mobile', 'Prepaid', 'ALM-S', 1720, [3, 6]],
  [502, 'milan', 'mobile', 'Hybrid', 7004, 640],
  [503, 'milan', 'mobile', 'Business', 7005, 8412, [], [2340]],
  [504, 'milan', 'mobile', 'Prepaid', null, 0],
]

/** As an old editor wrote them: styles, handlers and all. */
const articles: [age: number, title: string, shortDescription: string | null, text: string][] = [
  [2, 'Neue Tarife', 'Mehr Daten.', '<p style="color:red">Ab <font size="2">sofort</font>.</p>'],
  [9, 'Wartung', null, '<p onclick="alert(1)">Am&nbsp;Sonntag.</p>'],
  [40, 'Roaming & Reisen', '', '<h2>EU</h2><a href="https://a.test" target="_blank">Mehr</a>'],
]

/** The last two belong to the first. */
const consents = [
  { id: 31, agree: '0', text: 'Ich möchte über Angebote informiert werden.' },
  { id: 32, agree: '1', text: 'Meine Verkehrsdaten dürfen ausgewertet werden.' },
  { id: 311, agree: '0', text: 'Per E-Mail' },
  { id: 312, agree: '1', text: 'Per SMS' },
]

const monthStart = (date: Date, months: number): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))

/** Usages of one month. Each type has its own fields and leaves out the others' or has null there. */
function usagesOf(now: Date, count: number, monthsAgo: number) {
  const start = monthStart(now, -monthsAgo).getTime()
  const end = monthsAgo === 0 ? now.getTime() : monthStart(now, 1 - monthsAgo).getTime()
  return Array.from({ length: count }, (_, index) => {
    const time = new Date(end - ((index + 0.5) / count) * (end - start))
    const used = 1 + index * 7
    const isOld = index % 2 === 0
    const kinds = [
      { type: isOld ? 'CALL' : 'call', unit: 'min', usedUnits: isOld ? used : `${used}` },
      { type: 'DATA', unit: 'MB', usedUnits: decimal(used * 100) },
      { type: 'message', callStart: isoTime(time), unit: null, usedUnits: '1' },
    ] as const
    const phoneNumber = isOld ? 43_600_200_000 + used : null
    const price = { value: alternating(used * 3, index), label: label(used * 3) }
    const kind = kinds[index % 3] ?? kinds[0]
    return { id: time.getTime(), phoneNumber, price, date: sqlTime(time), roaming: `${index % 2}`, ...kind }
  })
}

function contractOf(now: Date, product: Product) {
  const [number, owner, kind, contractType, tariff, balance, usages = [], bills = []] = product
  const isOdd = number === 101
  const phoneNumber = kind === 'mobile' ? 43_600_100_000 + number : null
  const subscriptionId = kind === 'mobile' ? 40_000 + number : undefined
  const contractLineExternalId = kind === 'tv' ? 90_000 + number : null
  const contractId = 50_000 + number
  return {
    ids: [phoneNumber, subscriptionId, contractLineExternalId, contractId].map(String),
    tariff,
    balance,
    isPrepaid: contractType?.toLowerCase() === 'prepaid',
    /** As the forms send them. Voicemail is in state 7, and SMS in 2, of which openapi.yaml knows nothing. */
    settings: { language: isOdd ? '2' : '1', sms: isOdd ? '2' : '0', voicemail: isOdd ? '7' : '1' },
    account: { languageId: '2', smsNotification: isOdd ? 2 : 0 },
    usages: usages.flatMap((count, monthsAgo) => usagesOf(now, count, monthsAgo)),
    bills: bills.map((open, index) => ({
      billId: number * 100 - index,
      status: open === 0 ? 'Bezahlt' : 'Offen',
      total: { value: alternating(2340 + index * 115, index), label: label(2340 + index * 115) },
      remaining: decimal(open),
      forDate: index % 2 === 0 ? isoTime(monthStart(now, -index)) : isoDay(monthStart(now, -index)),
      isBillPayed: open === 0 ? '1' : '0',
      hasBillPdf: open === 0 ? 1 : 0,
      filename: open === 0 ? `Rechnung-${number}.pdf` : null,
      referenceNumber: `90${number * 100 - index}17`,
      noderef: [`store:bill-listing/${number}`, null, undefined][index % 3],
    })),
    row: {
      productId: 60_000 + number,
      ...{ contractId, phoneNumber, subscriptionId, contractLineExternalId },
      logosoftContractId: 550_000 + number,
      logosoftId: 77_041,
      name: `Almwind ${number}`,
      displayName: `Mein Almwind ${number}`,
      contractType,
      statusReason: tariff === null ? 'SUSPENDED' : owner === 'milan' ? 'active' : 'Active',
      isMobile: kind === 'mobile' ? 1 : 0,
      isTv: kind === 'tv' ? 1 : 0,
      isInternet: kind === 'internet' ? 1 : 0,
      bindingEndDate: kind === 'mobile' ? null : dottedDate(inDays(now, 350)),
      created_at: dottedDate(inDays(now, -380)),
      tax_class: 'A20',
    },
  }
}

/** A customer as she is when a provider starts. */
export function customerOf(now: Date, name: ForeignName) {
  const { name: fullName, phone } = foreignAccounts[name]
  const id = Number(phone.slice(-3)) + 4000
  const contracts = products.filter(([, owner]) => owner === name).map((product) => contractOf(now, product))
  const isKnown = contracts.length > 0
  const hasLists = name === 'petra' || name === 'igor'
  return {
    ...foreignAccounts[name],
    row: { id, userId: id, fullName, logosoftId: 77_041, segment: 'B2C', ...ownFields[name] },
    contracts,
    hasLists,
    listOf: <Row>(rows: Row[]) => (hasLists ? rows : phpList(rows)),
    consentsDue: name === 'petra',
    devices: name === 'petra' ? [device] : [],
    notifications: (isKnown ? articles : []).map(([age, title, shortDescription, text], index) => ({
      ...{ id: 8801 + index, title, shortDescription, text, author_id: 12 },
      publishingDate: sqlTime(inDays(now, -age)),
      read: age > 30 ? 1 : 0,
    })),
    consents: (isKnown ? consents : []).map((consent) => ({ ...consent })),
  }
}
