/**
 * Shows the contract and its figures in the prerendered header before the portal has loaded, where and as the portal
 * will show them. It decodes the prefetched answers and formats them as the portal does. What it cannot read with
 * certainty stays empty. It is a separate script for signed-in customers, to keep it out of the login.
 */

import { i18nObject } from 'typesafe-i18n'
import type { Formatters, Locales, TranslationFunctions, Translations } from '../../i18n/i18n-types'
import { isAboutOpenedContract, openedContract } from '../../machines/account.machine'
import { createAnswerDecoder } from '../api/decoding/decodeAnswer'
import type { Contract, User } from '../api/types'
import { readConfig } from '../app/config'
import { readSetting } from '../app/settings'
import {
  balanceText,
  bindingEndText,
  contractKindText,
  NO_FIGURE,
  selectableContracts,
} from '../app/shell/contractTexts'
import type { Brand } from '../brands/brand'
import { withWords } from '../brands/words'
import { kindOf } from '../domain/contractKind'
import { contractLabel, hasDebt, paysByBill } from '../domain/contracts'
import { formatMoney } from '../domain/money'
import { numberForLibrary } from '../domain/numberForLibrary'
import { documentLocale } from '../lib/chooseLocale'
import { formatTime } from '../lib/formats/dates'
import { createStorage } from '../lib/storage'
import type { HeaderText } from './headerPlaces'
import { prefetch, userPath, type Visit } from './prefetchCalls'

interface Words {
  LL: TranslationFunctions
  locale: Locales
}

/** The customer of an answer, and the provider's time of it. */
interface Customer {
  user: User
  loadedAt: Date
}

/** Texts of the header; those that the contract does not have are missing. */
type Texts = Partial<Record<HeaderText, string | undefined>>

const decodeAnswer = createAnswerDecoder(() => {})

/** The customer in an answer; none if the provider refuses the call. */
async function readCustomer(operation: string, answer: Promise<Response>): Promise<Customer | undefined> {
  const response = await answer
  const json: unknown = await response.json()
  const { status, headers } = response
  const raw = { json, status, hasToken: true, date: headers.get('date') }
  const { data, clockOffset = 0 } = decodeAnswer(operation, raw)
  // The decoder has checked it against openapi.yaml.
  const user = (data as { body?: { user?: User } } | undefined)?.body?.user
  return user && { user, loadedAt: new Date(Date.now() + clockOffset) }
}

/** The words of the overview in the language of the document, with those of the brand. */
async function loadWords(file: string, brandWords: Brand['words']): Promise<Words> {
  const locale = documentLocale(document) as Locales
  // The build gives the file one export, under a short name.
  const [exported] = Object.values<{ home: Translations }>(await import(/* @vite-ignore */ file))
  if (!exported) throw new Error(`${file} has no words`)
  const words = withWords(exported.home, brandWords?.[locale])
  const LL = i18nObject<Locales, Translations, TranslationFunctions, Formatters>(locale, words, {})
  return { LL, locale }
}

/** The contract that the portal will show with the figures of this answer; none if that is not certain. */
function answeredContract({ contracts = [] }: User, { initialContract }: Visit): Contract | undefined {
  const contract = openedContract(contracts, initialContract)
  const isAnswered = isAboutOpenedContract(contracts, initialContract, initialContract.phone)
  // The portal leaves the overview for the home of another kind.
  if (!contract || !isAnswered || kindOf(contract) !== 'mobile') return undefined
  // A library formats this number, and it is not loaded.
  const label = contractLabel(contract)
  return label === contract.phoneNumber && numberForLibrary(label) !== null ? undefined : contract
}

function contractTexts(contract: Contract, { loadedAt }: Customer, { LL, locale }: Words): Texts {
  const { mobileMenu } = LL.shell
  const binding = bindingEndText(contract, LL, locale, loadedAt)
  return {
    kind: contractKindText(contract, LL) ?? '',
    contract: contractLabel(contract),
    [binding?.isSoon ? 'bindingSoon' : 'binding']: binding?.text,
    ...(hasDebt(contract) &&
      readSetting(document, 'further-reads') !== 'off' && { debtLabel: LL.bill.totalDebt() }),
    ...(paysByBill(contract) ? { bills: mobileMenu.bills() } : { topUp: mobileMenu.topUp() }),
  }
}

/** The figures of the contract; their places stay empty without a balance. */
function figureTexts(
  contract: Contract,
  { user: { resources }, loadedAt }: Customer,
  { LL, locale }: Words,
): Texts {
  const balanceLabel = balanceText(contract, LL)
  const balance = resources?.balance?.value
  const bonus = resources?.bonus?.value ?? 0
  if (typeof balance !== 'number') return { balanceLabel, balance: NO_FIGURE, time: '' }
  return {
    balanceLabel,
    balance: formatMoney(balance, locale),
    ...(bonus > 0 && { bonusLabel: LL.overview.bonus(), bonus: formatMoney(bonus, locale) }),
    time: LL.overview.asOf({ time: formatTime(loadedAt) }),
  }
}

/** Shows the only contract without the button that opens the list of contracts. */
function removeChoice(row: HTMLElement): void {
  const trigger = row.querySelector('button')
  const content = document.createElement('div')
  trigger?.querySelector('svg')?.remove()
  content.append(...(trigger?.childNodes ?? []))
  trigger?.replaceWith(content)
}

/** Fills in the texts, and hides the parts whose text is missing; without any, the header is empty. */
function fill(row: HTMLElement, texts: Texts): void {
  const textOf = (name = '') => texts[name as HeaderText]
  for (const place of row.querySelectorAll<HTMLElement>('[data-text]'))
    place.textContent = textOf(place.dataset.text) ?? ''
  for (const part of row.querySelectorAll<HTMLElement>('[data-text], [data-part]'))
    part.hidden = textOf(part.dataset.part ?? part.dataset.text) === undefined
  row.dataset.header = Object.keys(texts).length > 0 ? 'filled' : 'empty'
}

/** Requests the units of the contract that the portal opens; not once the portal sends its calls itself. */
async function requestUnits(visit: Visit, { user }: Customer): Promise<Customer | undefined> {
  const contract = openedContract(user.contracts ?? [], visit.initialContract)
  if (!contract || kindOf(contract) !== 'mobile' || window.prefetchedCalls?.length === 0) return undefined
  return readCustomer('GET /api/resources', prefetch(visit, '/api/resources', contract))
}

/** The customer, and the units of her contract, which are on their way. */
interface Opening {
  customer: Customer
  units: Promise<Customer | undefined>
}

type CustomerVisit = Visit & { user: Promise<Response> }

/** Waits for the customer, then requests the units; undefined if the provider refuses the first call. */
async function requestOverview(visit: CustomerVisit): Promise<Opening | undefined> {
  const customer = await readCustomer(`GET ${userPath(visit)}`, visit.user)
  if (!customer) return undefined
  const units = requestUnits(visit, customer)
  // Handled where it is awaited, if that happens.
  units.catch(() => {})
  return { customer, units }
}

/** Shows the answers in the header; `wordsFile` has the words of the overview. */
async function showAnswers(
  visit: Visit,
  loadingOpening: Promise<Opening | undefined>,
  wordsFile: string,
): Promise<void> {
  const row = document.querySelector<HTMLElement>('[data-header]')
  const { brand, inactivityMinutes } = readConfig(document)
  const storage = createStorage(brand.storagePrefix)
  const { dataset } = document.documentElement
  let isOver = false
  function end() {
    isOver = true
    if (row) fill(row, {})
    delete dataset.earlyHeader
  }
  // Another tab may change session, contract or language, also before this script runs.
  const isUnchanged = () =>
    (['token', 'phone', 'locale'] as const).every((key) => storage.read(key) === visit.stored[key])
  storage.onOtherTabChange(() => isUnchanged() || end())
  window.addEventListener('pagehide', end)
  if (inactivityMinutes > 0) setTimeout(end, inactivityMinutes * 60_000)
  document.addEventListener('portal:rendered', () =>
    requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.earlyHeader)),
  )

  const loadingWords = loadWords(wordsFile, brand.words)
  // Handled where it is awaited, if that happens.
  loadingWords.catch(() => {})
  const opening = await loadingOpening
  if (!opening) return
  const { customer } = opening
  const contract = answeredContract(customer.user, visit)
  if (!contract) return
  const words = await loadingWords
  const selectable = selectableContracts(customer.user.contracts ?? [], contract)
  if (row && selectable.every((other) => other === contract)) removeChoice(row)
  const show = (figures: Customer) => {
    if (isOver || !row || !isUnchanged()) return
    fill(row, { ...contractTexts(contract, customer, words), ...figureTexts(contract, figures, words) })
    // The portal's header, which replaces this one, does not fade in.
    dataset.earlyHeader = ''
  }
  show(customer)
  const units = await opening.units
  if (!units) return
  const resources = { ...customer.user.resources, ...units.user.resources }
  const isNewer = typeof units.user.resources?.balance?.value === 'number'
  show({ user: { resources }, loadedAt: isNewer ? units.loadedAt : customer.loadedAt })
}

/** The files of the page wait this long for the call of the units, which is small and goes before them. */
const MAX_WAIT_MS = 50

/**
 * Requests the units, and shows the answers in the header, in the background. Without words or with an unreadable
 * answer, the header waits for the portal. Resolves when the files of the page may have the line.
 */
export function openOverview(visit: CustomerVisit, wordsFile: string): Promise<unknown> {
  const opening = requestOverview(visit)
  showAnswers(visit, opening, wordsFile).catch(() => {})
  return Promise.race([opening, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}
