import { screen, waitFor } from '@testing-library/dom'
import type { AccountLoaded, Remembered } from '../../../machines/account.machine'
import type { Contract } from '../../../src/api/types'
import { kindOf, type PathEvent } from '../../../tools/paths/alphabet'
import { stateName } from '../../../tools/paths/names'
import { accountNow, accountOf, contractEntries, isAboutContract, menuNow, pageNow } from './accountLook'
import { goTo, rememberedByTab, stored } from './browser'
import type { OwnVisit } from './ownProvider'
import { reads, type Screen } from './portal'

interface Look {
  page: string
  account: string | null
  toasts?: string[]
}

const operations = ['getMe', 'getMeByPhone'] as const
const devices = [
  { productId: 'tv-1', name: 'Box', isTv: true },
  { productId: 'device-9', name: 'Zweithandy', isMobile: true },
  { productId: 'device-8', name: 'Altes Gerät', isTv: true },
]

/** What the menu and the header call a contract. */
const labels: Record<string, string> = {
  'mobile-1': '436601000001',
  'mobile-2': '436601000002',
  'tv-1': 'Fernsehen',
  'internet-1': 'Internet zu Hause',
}
const homes: Record<string, string> = { 'tv-1': '/tv', 'internet-1': '/internet' }

const pages: Record<string, string> = {
  'opening.expected': 'on its way',
  'opening.slow': 'slow',
  unreachable: 'unreachable',
  withoutContract: 'no contract',
}

/** What the pages of the contracts wait for. */
const pageAnswers = {
  getResources: { resources: {} },
  getTvTariff: { tariff: { name: 'TV' } },
  getInternetTariff: { tariff: { name: 'Internet' } },
  getNotifications: { notifications: [] },
}

/** The contracts of the paths, as a provider tells of active ones. */
const complete = (contracts: AccountLoaded['user']['contracts']) =>
  contracts?.map((contract) => ({
    ...contract,
    statusReason: 'Active',
    displayName: labels[contract.productId] ?? null,
  }))

const loaded = reads(operations, ({ user }: AccountLoaded) => ({
  body: { user: { ...user, contracts: complete(user.contracts) } },
}))

const visitOf = (path: string): OwnVisit => ({ name: path, role: 'everyday', path })

export const account: Screen = {
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
  walk(portal) {
    const { answers, press, pressButton } = portal
    let storedPhone: string | null = null
    let ofTab: unknown = null

    const entryOf = (label: string | undefined) =>
      contractEntries(portal).find((entry) => entry.firstElementChild?.textContent === label)

    /** By its card on the page of devices; who is led nowhere goes home by herself. */
    async function chooseDevice({ productId }: PathEvent) {
      const home = window.location.pathname
      if (!isAboutContract(portal)) return
      await goTo(portal, '/device')
      await answers.replace('getDevices', { body: { contracts: devices } })
      const { name } = devices.find((device) => device.productId === productId) ?? { name: '' }
      await press(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
      if (window.location.pathname === '/device') await goTo(portal, home)
    }

    /** The units of a mobile contract bring the newest figures with them. */
    async function receiveFigures({ user }: PathEvent) {
      if (!isAboutContract(portal)) return
      if ((await answers.count('getResources')) === 0) {
        await goTo(portal, '/customer-support')
        await goTo(portal, '/')
      }
      await answers.replace('getResources', { body: { resources: {}, user } })
    }

    async function readNotification({ unread }: PathEvent) {
      const home = window.location.pathname
      if (!isAboutContract(portal)) return
      const notes = [7, 8, 9].map((id) => ({ id, title: `Nachricht ${id}`, read: id > 7 + Number(unread) }))
      await goTo(portal, '/notification/7')
      // The bell may wait for the same list as the page.
      await waitFor(async () => {
        if ((await answers.count('getNotifications')) > 0)
          await answers.replace('getNotifications', { body: { notifications: notes } })
        if (!document.querySelector('article')) throw new Error('the notification is not there yet')
      })
      await answers.replace('readNotification', {
        body: { notifications: notes.map((note) => ({ ...note, read: note.read || note.id === 7 })) },
      })
      await waitFor(() => {
        if (portal.bell() !== portal.bellOf(Number(unread))) throw new Error('the bell does not show it yet')
      })
      await goTo(portal, home)
    }

    /** Only the account is slow: what else the page waits for is there, or it would be given up at the same moment. */
    async function wait({ delay }: PathEvent) {
      for (const [operation, body] of Object.entries(pageAnswers) as [keyof typeof pageAnswers, object][])
        while ((await answers.count(operation)) > 0) await answers.replace(operation, { body })
      await portal.pass(Number(delay))
    }

    return {
      async arrive() {
        storedPhone = stored('phone')
        ofTab = rememberedByTab('contract')
        await answers.next(...operations)
      },
      happens: {
        'contract.select': ({ productId }) => press(entryOf(labels[String(productId)])),
        'device.choose': chooseDevice,
        'load.retry': () => pressButton('message.tryAgain'),
        'account.reload': () => pressButton('overview.refresh'),
        'figures.receive': receiveFigures,
        'notifications.count': readNotification,
        'xstate.after.patience.account.opening.expected': wait,
        'xstate.after.readTimeout.account.opening': wait,
        'xstate.after.readTimeout.account.chosen.refreshing': wait,
        'xstate.after.readTimeout.account.chosen.switching': wait,
      },
      answers: { openAccount: loaded, loadAccount: loaded, refreshAccount: loaded },
      look: async () => ({
        ...menuNow(portal),
        page: pageNow(portal),
        account: accountNow(portal),
        bell: portal.bell(),
        home: isAboutContract(portal) ? window.location.pathname : null,
        toasts: portal.toasts(),
        stored: stored('phone'),
        ofTab: rememberedByTab('contract'),
        asked: (await portal.asked(...operations)).map(({ path }) => path),
      }),
      expects({ value, context, calls, emitted }) {
        const current = context.current as Contract | null
        const contracts = context.contracts as Contract[]
        const user = context.user as AccountLoaded['user']
        const { unreadNotifications: unread } = user as { unreadNotifications?: number }
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
          account: accountOf(portal, state, current, user),
          bell: unread === undefined ? null : portal.bellOf(unread),
          home: current && (homes[current.productId] ?? '/'),
          toasts: portal.toastsOf(emitted),
          stored: storedPhone,
          ofTab,
          asked: calls.map(({ input }) => {
            const { phone } = input as { phone: string | null }
            return phone ? `/api/me/${phone}` : '/api/me'
          }),
        }
      },
      own: () => ({
        happens: {
          // Which contract or device it is does not matter to the flow: the first that is not current.
          'contract.select': async () => {
            const other = contractEntries(portal).find((entry) => entry.ariaCurrent !== 'true')
            return other ? press(other) : 'needs a customer with several contracts'
          },
          async 'device.choose'({ isMobile }) {
            if (isMobile) return 'no screen says which device is no contract of the customer'
            await goTo(portal, '/device')
            const others = () => document.querySelectorAll('main li > button[aria-current=false]')
            await waitFor(() => {
              if (others().length === 0) throw new Error('no devices yet')
            }).catch(() => {})
            const [other] = others()
            return other ? press(other) : 'needs a customer with several devices'
          },
          'account.reload': async () =>
            portal.button('overview.refresh')
              ? pressButton('overview.refresh')
              : 'only the account of a mobile contract can be asked for anew',
        },
        // What else the page waits for may fail as well, but a failure of the account is never kept from the customer.
        expects: (look: Look, { type }) =>
          kindOf(type).kind === 'done' ? { ...look, toasts: undefined } : look,
        sees: ({ page, account, toasts }: Look) => ({
          page,
          complains: toasts && toasts.length > 0,
          account: account === 'missing' || account === 'on its way' ? account : 'there',
        }),
      }),
    }
  },
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
  own: {
    visits: [visitOf('/tv'), visitOf('/')],
    heeded: ['contract.select', 'account.reload'],
    cannot: {
      'figures.receive': 'the units of a contract bring them along, whenever they are asked for',
      'notifications.count': 'a notification would have to be read; the walks of notifications do that',
    },
    takes: { withoutContract: 'needs a customer without contracts' },
  },
}
