import { screen, within } from '@testing-library/dom'
import type { Contract, User } from '../../../src/api/types'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { stateName } from '../kit/names'
import { endElsewhere } from './happenings'
import { fill, lookAtField } from './loginScreen'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { stored } from './stored'

/** What the menu and the header call a contract. */
const labels: Record<string, string> = { 'mobile-1': '436601000001', 'tv-1': 'Fernsehen' }
const homes: Record<string, string> = { 'mobile-1': '/', 'tv-1': '/tv' }

const operations = ['getMe', 'getMeByPhone'] as const

const isText = (data: unknown) => typeof data === 'string'

/** The contracts of the paths, as a provider tells of active ones. */
const complete = (contracts: Contract[]) =>
  contracts.map((contract) => ({
    ...contract,
    statusReason: 'Active',
    displayName: labels[contract.productId] ?? null,
  }))

/** What the header says of the account: only mobile contracts have a balance, but any account can be missing. */
function accountIn(state: string, isMobile: boolean, balance: string): string | null {
  if (state === 'chosen.accountMissing') return 'missing'
  if (!isMobile) return null
  return state === 'chosen.switching' ? 'on its way' : balance
}

function contractWalk(portal: PathPortal): ScreenWalk {
  let balance = '–'
  let remembered: string | null = null

  const answerMe = async (json: unknown) =>
    portal.answers.replace(await portal.answers.next(...operations), json)

  async function select({ productId }: PathEvent) {
    const menu = screen.queryByRole('navigation', { name: 'Verträge' })
    const label = labels[String(productId)]
    const entry = menu && label && within(menu).queryByRole('button', { name: new RegExp(`^${label}`) })
    if (entry) await portal.user.click(entry)
  }

  async function retry() {
    const button = retryButton()
    if (button) await portal.user.click(button)
  }

  async function refresh() {
    const button = screen.queryByRole('button', { name: 'Aktualisieren' })
    if (button) await portal.user.click(button)
  }

  /** The account of a contract with a phone number has a balance; that of the others has none. */
  async function answerAccount({ output }: PathEvent) {
    const hasPhone = (await portal.answers.next(...operations)) === 'getMeByPhone'
    balance = hasPhone ? '12,50\u00a0€' : '–'
    const user = { ...(output as User), ...(hasPhone && { resources: { balance: { value: 12.5 } } }) }
    await answerMe({ body: { user } })
  }

  /** The contracts come with the user, after a sign-in or with the page; what the session asked for them is its own. */
  async function receive({ contracts }: PathEvent) {
    if (lookAtField('Telefonnummer')) {
      await portal.user.click(screen.getByRole('tab', { name: 'Benutzername' }))
      await fill(portal, 'Benutzername', 'none')
      await fill(portal, 'Passwort', 'Portal2026{Enter}')
    }
    balance = '–'
    await answerMe({ body: { user: { contracts: complete(contracts as Contract[]) } } })
    await portal.mark()
  }

  async function forget() {
    remembered = null
    await endElsewhere(portal)
  }

  const spoilAccount = () => answerMe('nonsense')

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'contracts.receive': receive,
    'contracts.forget': forget,
    'contract.select': select,
    'load.retry': retry,
    'account.reload': refresh,
    'xstate.done.actor.loadAccount': answerAccount,
    'xstate.done.actor.refreshAccount': answerAccount,
    'xstate.error.actor.loadAccount': spoilAccount,
    'xstate.error.actor.refreshAccount': spoilAccount,
  }

  return {
    async arrive() {
      remembered = stored('phone')
      await portal.answers.next(...operations)
      await portal.mark()
    },
    happens,
    look: async () => ({
      ...menuNow(),
      account: accountNow(),
      saysThatNone: screen.queryByText('Ihrem Konto ist noch kein aktiver Vertrag zugeordnet.') !== null,
      home: isAboutContract() ? window.location.pathname : null,
      toasts: toasts(),
      remembered: stored('phone'),
      asked: (await portal.asked(...operations)).map(({ path }) => path),
    }),
    expects({ value, context, calls, emitted }: Moment) {
      const current = context.current as Contract | null
      const contracts = context.contracts as Contract[]
      const state = stateName(value)
      if (emitted.some(({ type }) => type === 'contract.selected')) remembered = current?.phoneNumber ?? null
      return {
        entries: contracts.map(({ productId }) => labels[productId]).sort(),
        current: current ? labels[current.productId] : null,
        account: accountIn(state, current?.isMobile === true, balance),
        saysThatNone: state === 'withoutContract',
        home: current ? homes[current.productId] : null,
        toasts: emitted.some(({ type }) => type === 'call.failed') ? ['Es ist ein Fehler aufgetreten.'] : [],
        remembered,
        asked: calls.map(({ input }) => {
          const { phone } = input as { phone: string | null }
          return phone ? `/api/me/${phone}` : '/api/me'
        }),
      }
    },
  }
}

const header = () => screen.queryByRole('region', { name: 'Ausgewählter Vertrag' })

function retryButton() {
  const region = header()
  return region && within(region).queryByRole('button', { name: 'Erneut versuchen' })
}

const isAboutContract = () => Object.values(labels).some((label) => header()?.textContent?.includes(label))

function menuNow() {
  const entries = [...document.querySelectorAll('nav[aria-label=Verträge] section > ul > li > button')]
  const isCurrent = (entry: Element) => entry.getAttribute('aria-current') === 'true'
  const name = (entry?: Element) => entry?.firstElementChild?.textContent ?? null
  const current = name(entries.find(isCurrent))
  // The header and the menu speak of the same contract.
  const agreed = current === null || header()?.textContent?.includes(current)
  return { entries: entries.map(name).sort(), current: agreed ? current : header()?.textContent }
}

function accountNow(): string | null {
  if (!isAboutContract()) return null
  if (retryButton()) return 'missing'
  const figure = header()?.querySelector('dd')
  return figure?.textContent ?? (header()?.querySelector('[aria-hidden=true]') ? 'on its way' : null)
}

export const contractScreen: ScreenPaths = {
  visit: (_, { steps }) => ({
    account: 'none',
    stored: { phone: steps.map(({ event }) => event.phone).find(isText) },
    hold: [...operations, 'getResources', 'getTvTariff'],
  }),
  walk: contractWalk,
  alike: {
    'chosen.refreshing / chosen.settled': 'the figures of before stay in sight until newer ones are there',
    'chosen.settled / chosen.switching': 'of a contract that is not mobile no figures are shown',
  },
  unwalkable({ type }, { value, context }) {
    if (type === 'contracts.receive' && value !== 'unknown')
      return 'contracts come with a sign-in alone, and the session before it has ended by then'
    const couldRefresh = ['chosen.settled', 'chosen.refreshing'].includes(stateName(value))
    if (type === 'account.reload' && couldRefresh && !(context.current as Contract).isMobile)
      return 'only the account of a mobile contract has figures that a customer can ask for anew'
    return undefined
  },
}
