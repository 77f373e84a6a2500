import { screen, waitFor, within } from '@testing-library/dom'
import type { AccountLoaded, Remembered } from '../../../machines/account.machine'
import type { Contract } from '../../../src/api/types'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { stateName } from '../kit/names'
import { goTo } from './happenings'
import { toastsOf } from './messages'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { rememberedByTab, stored } from './stored'

/** What the menu and the header call a contract. */
const labels: Record<string, string> = {
  'mobile-1': '436601000001',
  'mobile-2': '436601000002',
  'tv-1': 'Fernsehen',
  'internet-1': 'Internet zu Hause',
}
const homes: Record<string, string> = { 'tv-1': '/tv', 'internet-1': '/internet' }
const homeOf = ({ productId }: Contract) => homes[productId] ?? '/'

const operations = ['getMe', 'getMeByPhone'] as const
const devices = [
  { productId: 'tv-1', name: 'Box', isTv: true },
  { productId: 'device-9', name: 'Zweithandy', isMobile: true },
  { productId: 'device-8', name: 'Altes Gerät', isTv: true },
]

/** The contracts of the paths, as a provider tells of active ones. */
const complete = (contracts: Contract[] | null | undefined) =>
  contracts?.map((contract) => ({
    ...contract,
    statusReason: 'Active',
    displayName: labels[contract.productId] ?? null,
  }))

const money = (value: number | undefined) => (value === undefined ? '–' : `${value},00\u00a0€`)

function accountWalk(portal: PathPortal): ScreenWalk {
  let storedPhone: string | null = null
  let ofTab: unknown = null

  const answerMe = async (json: unknown) =>
    portal.answers.replace(await portal.answers.next(...operations), json)

  const giveAccount = ({ output }: PathEvent) => {
    const { user } = output as AccountLoaded
    return answerMe({ body: { user: { ...user, contracts: complete(user.contracts as Contract[]) } } })
  }
  const spoilAccount = () => answerMe('nonsense')

  async function press(button: HTMLElement | null | undefined | false | '') {
    if (button) await portal.user.click(button)
  }

  const select = ({ productId }: PathEvent) => {
    const menu = screen.queryByRole('navigation', { name: 'Verträge' })
    const label = labels[String(productId)]
    return press(menu && label && within(menu).queryByRole('button', { name: new RegExp(`^${label}`) }))
  }

  /** By its card on the page of devices; who is led nowhere goes home by herself. */
  async function chooseDevice({ productId }: PathEvent) {
    const home = window.location.pathname
    if (!isAboutContract()) return
    await goTo(portal, '/device')
    await portal.answers.replace('getDevices', { body: { contracts: devices } })
    const { name } = devices.find((device) => device.productId === productId) ?? { name: '' }
    await press(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
    if (window.location.pathname === '/device') await goTo(portal, home)
  }

  /** The units of a mobile contract bring the newest figures with them. */
  async function receiveFigures({ user }: PathEvent) {
    if (!isAboutContract()) return
    if ((await portal.answers.count('getResources')) === 0) {
      await goTo(portal, '/customer-support')
      await goTo(portal, '/')
    }
    await portal.answers.replace('getResources', { body: { resources: {}, user } })
  }

  async function readNotification({ unread }: PathEvent) {
    const home = window.location.pathname
    if (!isAboutContract()) return
    const notes = [7, 8, 9].map((id) => ({ id, title: `Nachricht ${id}`, read: id > 7 + Number(unread) }))
    await goTo(portal, '/notification/7')
    // The bell may wait for the same list as the page.
    await waitFor(async () => {
      if ((await portal.answers.count('getNotifications')) > 0)
        await portal.answers.replace('getNotifications', { body: { notifications: notes } })
      if (!document.querySelector('article')) throw new Error('the notification is not there yet')
    })
    await portal.answers.replace('readNotification', {
      body: { notifications: notes.map((note) => ({ ...note, read: note.read || note.id === 7 })) },
    })
    await waitFor(() => {
      if (!bellNow()?.includes(`${unread} ungelesen`)) throw new Error('the bell does not show it yet')
    })
    await goTo(portal, home)
  }

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'contract.select': select,
    'device.choose': chooseDevice,
    'load.retry': () => press(retryButton()),
    'account.reload': () => press(screen.queryByRole('button', { name: 'Aktualisieren' })),
    'figures.receive': receiveFigures,
    'notifications.count': readNotification,
    'xstate.done.actor.openAccount': giveAccount,
    'xstate.error.actor.openAccount': spoilAccount,
    'xstate.done.actor.loadAccount': giveAccount,
    'xstate.error.actor.loadAccount': spoilAccount,
    'xstate.done.actor.refreshAccount': giveAccount,
    'xstate.error.actor.refreshAccount': spoilAccount,
  }

  return {
    async arrive() {
      storedPhone = stored('phone')
      ofTab = rememberedByTab('contract')
      await portal.answers.next(...operations)
    },
    happens,
    look: async () => ({
      ...menuNow(),
      page: pageNow(),
      account: accountNow(),
      bell: bellNow(),
      home: isAboutContract() ? window.location.pathname : null,
      toasts: toasts(),
      stored: stored('phone'),
      ofTab: rememberedByTab('contract'),
      asked: (await portal.asked(...operations)).map(({ path }) => path),
    }),
    expects({ value, context, calls, emitted }: Moment) {
      const current = context.current as Contract | null
      const contracts = context.contracts as Contract[]
      const { unreadNotifications } = context.user as { unreadNotifications?: number }
      const state = stateName(value)
      for (const { type } of emitted) {
        if (!current || !/^contract\.(opened|selected)$/.test(type)) continue
        const phone = current.phoneNumber ?? null
        ofTab = { productId: current.productId, phone, isChosen: type === 'contract.selected' }
        if (type === 'contract.selected') storedPhone = phone
      }
      return {
        entries: contracts.map(({ productId }) => labels[productId]).sort(),
        current: current ? labels[current.productId] : null,
        page: pages[state] ?? 'contract',
        account: accountOf(state, current, context.user as AccountLoaded['user']),
        bell:
          unreadNotifications === undefined ? null : `Benachrichtigungen, ${unreadNotifications} ungelesen`,
        home: current && homeOf(current),
        toasts: toastsOf(emitted),
        stored: storedPhone,
        ofTab,
        asked: calls.map(({ input }) => {
          const { phone } = input as { phone: string | null }
          return phone ? `/api/me/${phone}` : '/api/me'
        }),
      }
    },
  }
}

const pages: Record<string, string> = {
  'opening.expected': 'on its way',
  'opening.slow': 'slow',
  unreachable: 'unreachable',
  withoutContract: 'no contract',
}

function pageNow(): string {
  const text = document.querySelector('main')?.textContent ?? ''
  if (text.includes('Das dauert länger als gewohnt.')) return 'slow'
  if (text.includes('Ihrem Konto ist noch kein aktiver Vertrag zugeordnet.')) return 'no contract'
  if (isAboutContract()) return 'contract'
  return retryButton() ? 'unreachable' : 'on its way'
}

/** What the header says of the account: only mobile contracts have a balance, but any account can be missing. */
function accountOf(
  state: string,
  current: Contract | null,
  { resources }: AccountLoaded['user'],
): string | null {
  if (state === 'chosen.accountMissing') return 'missing'
  if (!current?.isMobile) return null
  return state === 'chosen.switching' ? 'on its way' : money(resources?.balance?.value ?? undefined)
}

const bellNow = () =>
  document.querySelector('header [aria-label^=Benachrichtigungen]')?.getAttribute('aria-label') ?? null

const header = () => screen.queryByRole('region', { name: 'Ausgewählter Vertrag' })

const retryButton = () => screen.queryByRole('button', { name: 'Erneut versuchen' })

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
  const region = header()
  if (region && within(region).queryByRole('button', { name: 'Erneut versuchen' })) return 'missing'
  const figure = region?.querySelector('dd')
  return figure?.textContent ?? (region?.querySelector('[aria-hidden=true]') ? 'on its way' : null)
}

export const accountScreen: ScreenPaths = {
  visit({ input }) {
    const { productId, phone, kind } = (input as { remembered: Remembered }).remembered
    return {
      path: kind ? `/${kind}` : '/',
      account: 'none',
      stored: { ...(phone && { phone }) },
      tab: { ...(productId && { contract: { productId, phone } }) },
      hold: [
        ...operations,
        ...(['getResources', 'getTvTariff', 'getInternetTariff', 'getDevices'] as const),
        ...(['getNotifications', 'readNotification', 'getSupportRequestTypes'] as const),
      ],
    }
  },
  walk: accountWalk,
  alike: {
    'chosen.refreshing / chosen.settled': 'the figures before stay in sight until newer ones are there',
    'chosen.settled / chosen.switching': 'of TV and internet contracts the header has no figures',
  },
  unwalkable({ type }, { value, context }) {
    const isMobile = (context.current as Contract | null)?.isMobile === true
    if (!stateName(value).startsWith('chosen.') || isMobile) return undefined
    if (type === 'account.reload' && stateName(value) !== 'chosen.switching')
      return 'only the account of a mobile contract has figures that a customer can ask for anew'
    return type === 'figures.receive' ? 'only the units of a mobile contract bring figures along' : undefined
  },
}
