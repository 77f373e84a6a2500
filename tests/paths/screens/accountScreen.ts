import { screen, waitFor, within } from '@testing-library/dom'
import type { AccountLoaded, Remembered } from '../../../machines/account.machine'
import type { Contract } from '../../../src/api/types'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { stateName } from '../kit/names'
import {
  accountNow,
  accountOf,
  bellNow,
  homeOf,
  isAboutContract,
  labels,
  menuNow,
  pageNow,
  pages,
  retryButton,
} from './accountLook'
import { goTo } from './happenings'
import { toastsOf } from './messages'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { rememberedByTab, stored } from './stored'

const operations = ['getMe', 'getMeByPhone'] as const
const devices = [
  { productId: 'tv-1', name: 'Box', isTv: true },
  { productId: 'device-9', name: 'Zweithandy', isMobile: true },
  { productId: 'device-8', name: 'Altes Gerät', isTv: true },
]

/** What the pages of the contracts wait for. */
const pageAnswers = {
  getResources: { resources: {} },
  getTvTariff: { tariff: { name: 'TV' } },
  getInternetTariff: { tariff: { name: 'Internet' } },
  getNotifications: { notifications: [] },
}

/** The contracts of the paths, as a provider tells of active ones. */
const complete = (contracts: Contract[] | null | undefined) =>
  contracts?.map((contract) => ({
    ...contract,
    statusReason: 'Active',
    displayName: labels[contract.productId] ?? null,
  }))

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

  /** Only the account is slow: what else the page waits for is there, or it would be given up at the same moment. */
  async function wait({ delay }: PathEvent) {
    for (const [operation, body] of Object.entries(pageAnswers) as [keyof typeof pageAnswers, object][])
      while ((await portal.answers.count(operation)) > 0) await portal.answers.replace(operation, { body })
    await portal.pass(Number(delay))
  }

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'contract.select': select,
    'device.choose': chooseDevice,
    'load.retry': () => press(retryButton()),
    'account.reload': () => press(screen.queryByRole('button', { name: 'Aktualisieren' })),
    'figures.receive': receiveFigures,
    'notifications.count': readNotification,
    'xstate.after.patience.account.opening.expected': wait,
    'xstate.after.readTimeout.account.opening': wait,
    'xstate.after.readTimeout.account.chosen.refreshing': wait,
    'xstate.after.readTimeout.account.chosen.switching': wait,
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
