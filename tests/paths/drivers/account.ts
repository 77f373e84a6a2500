import { screen, within } from '@testing-library/dom'
import type { AccountLoaded, InitialContract } from '../../../machines/account.machine'
import type { Contract } from '../../../src/api/types'
import { formatMoney } from '../../../src/domain/money'
import { kindOf, type PathEvent } from '../../../tools/paths/cases'
import { stateName } from '../../../tools/paths/names'
import type { ObservedSnapshot } from '../../../tools/paths/observedSnapshot'
import { goTo, readStorage, readTabStorage } from './browser'
import { driverOf } from './driver'
import { countOf, waitUntil } from './page'
import { reads } from './portal'
import type { StagingVisit } from './staging'

const devices = [
  { productId: 'tv-1', name: 'Box', isTv: true },
  { productId: 'device-9', name: 'Zweithandy', isMobile: true },
  { productId: 'device-8', name: 'Altes Gerät', isTv: true },
]

/** What the menu and the header call a contract. */
const labels: Record<string, string> = {
  'mobile-1': '+43 660 1000001',
  'mobile-2': '+43 660 1000002',
  'tv-1': 'Fernsehen',
  'internet-1': 'Internet zu Hause',
}
const homes: Record<string, string> = { 'tv-1': '/tv', 'internet-1': '/internet' }

/** The reads that the contract pages wait for. */
const pageAnswers = {
  getResources: { body: { resources: {} } },
  getTvTariff: { body: { tariff: { name: 'TV' } } },
  getInternetTariff: { body: { tariff: { name: 'Internet' } } },
  getNotifications: { body: { notifications: [] } },
  getBills: [],
}

/** The contracts of the paths, in the provider's format for active ones. */
const activeOf = (contracts: AccountLoaded['user']['contracts']) =>
  contracts?.map((contract) => ({
    ...contract,
    statusReason: 'Active',
    displayName: labels[contract.productId] ?? null,
  }))

const visitOf = (path: string): StagingVisit => ({ name: path, account: 'everyday', path })

const isCurrent = (entry: Element) => entry.ariaCurrent === 'true'
const nameOf = (entry?: Element) => entry?.firstElementChild?.textContent ?? null
const currentIn = ({ context }: ObservedSnapshot) => context.current as Contract | null
const userIn = ({ context }: ObservedSnapshot) => context.user as AccountLoaded['user']

export const account = driverOf({
  visit({ input }) {
    const { productId, phone, kind } = (input as { initialContract: InitialContract }).initialContract
    return {
      path: kind ? `/${kind}` : '/',
      account: 'none',
      stored: { ...(phone && { phone }) },
      tab: { ...(productId && { contract: { productId, phone } }) },
    }
  },
  ports: {
    loadAccount: reads(
      ['getMe', 'getMeByPhone'],
      ({ user }: AccountLoaded) => ({ body: { user: { ...user, contracts: activeOf(user.contracts) } } }),
      ({ phone }: { phone: string | null }) => (phone ? { operation: 'getMeByPhone', at: phone } : {}),
      ...['openAccount', 'refreshAccount'],
    ),
  },
  holds: [
    ...(['getResources', 'getTvTariff', 'getInternetTariff', 'getDevices', 'getBills'] as const),
    ...(['getNotifications', 'readNotification', 'getSupportRequestTypes'] as const),
  ],
  walk(portal, see) {
    const { translate, press, pressButton, answers } = portal
    let storedPhone: string | null = null
    let tabContract: unknown = null
    let isStaging = false

    /** The contracts in the menu. */
    const entries = () => [
      ...document.querySelectorAll<HTMLElement>(
        `nav[aria-label="${translate('shell.contractNavigation')}"] section > ul > li > button`,
      ),
    ]
    const isAboutContract = () => entries().some(isCurrent)
    const header = () => screen.queryByRole('region', { name: translate('shell.selectedContract') })

    /** The contract that menu and header show; the text of the header if they differ. */
    function currentNow() {
      const current = nameOf(entries().find(isCurrent))
      const headerText = header()?.textContent ?? ''
      return current === null || headerText.includes(current) ? current : headerText
    }

    /** What the header says of the account: only mobile contracts have a balance, but any account can be missing. */
    function figureOf(observed: ObservedSnapshot): string | null {
      const state = stateName(observed.value)
      if (state === 'contractSelected.accountMissing') return 'missing'
      if (!currentIn(observed)?.isMobile) return null
      if (state === 'contractSelected.switching') return 'on its way'
      const balance = userIn(observed).resources?.balance?.value ?? undefined
      return balance === undefined ? '–' : formatMoney(balance, portal.locale)
    }

    function figureNow(): string | null {
      const region = isAboutContract() ? header() : null
      if (!region) return null
      if (within(region).queryByRole('button', { name: translate('message.tryAgain') })) return 'missing'
      const figure = region.querySelector('dd')?.textContent
      return figure ?? (region.querySelector('div[aria-hidden=true]') ? 'on its way' : null)
    }

    /** The contract data that the portal stores for the next visit, and for a reload. */
    function expectedStorage(observed: ObservedSnapshot) {
      const { productId, phoneNumber: phone = null } = currentIn(observed) ?? {}
      const isSelected = countOf(observed.emitted, 'contract.selected') > 0
      if (isSelected) storedPhone = phone
      const isOpened = countOf(observed.emitted, 'contract.opened') > 0
      const contracts = observed.context.contracts as Contract[]
      if (isOpened && !contracts.some(({ phoneNumber }) => phoneNumber === storedPhone)) storedPhone = null
      if (isSelected || isOpened) tabContract = { productId, phone, isChosen: isSelected }
      return [storedPhone, tabContract]
    }

    /** By its card on the page of devices. If the portal opens no page, the customer goes home herself. */
    async function chooseDevice({ productId }: PathEvent) {
      const home = window.location.pathname
      if (!isAboutContract()) return
      await goTo(portal, '/device')
      await answers.replace('getDevices', { body: { contracts: devices } })
      const device = devices.find((one) => one.productId === productId)
      await press(await screen.findByRole('button', { name: new RegExp(`^${device?.name}`) }))
      if (window.location.pathname === '/device') await goTo(portal, home)
    }

    /** The units of a mobile contract bring the newest figures with them. */
    async function receiveFigures({ user }: PathEvent) {
      if (!isAboutContract()) return
      if ((await answers.count('getResources')) === 0) {
        await goTo(portal, '/customer-support')
        await goTo(portal, '/')
      }
      await answers.replace('getResources', { body: { resources: {}, user } })
    }

    async function readNotification({ unread }: PathEvent) {
      const home = window.location.pathname
      if (!isAboutContract()) return
      const notes = [7, 8, 9].map((id) => ({ id, title: `Nachricht ${id}`, read: id > 7 + Number(unread) }))
      await goTo(portal, '/notification/7')
      // The bell may wait for the same list as the page.
      await waitUntil(async () => {
        if ((await answers.count('getNotifications')) > 0)
          await answers.replace('getNotifications', { body: { notifications: notes } })
        return document.querySelector('article') !== null
      })
      const updatedNotes = notes.map((note) => ({ ...note, read: note.read || note.id === 7 }))
      await answers.replace('readNotification', { body: { notifications: updatedNotes } })
      await waitUntil(() => portal.bell() === portal.bellOf(Number(unread)))
      await goTo(portal, home)
    }

    /** Only the account is slow: all other calls have ended, or they would time out at the same moment. */
    async function wait({ delay }: PathEvent) {
      for (const [operation, answer] of Object.entries(pageAnswers) as [keyof typeof pageAnswers, object][])
        while ((await answers.count(operation)) > 0) await answers.replace(operation, answer)
      await portal.advanceTime(Number(delay))
    }

    return {
      async arrive() {
        storedPhone = readStorage('phone')
        tabContract = readTabStorage('contract')
        await answers.next('getMe', 'getMeByPhone')
      },
      events: {
        'contract.select': ({ productId }) =>
          press(entries().find((entry) => nameOf(entry) === labels[String(productId)])),
        'device.choose': chooseDevice,
        'account.reload': () => pressButton('overview.refresh'),
        'figures.receive': receiveFigures,
        'notifications.count': readNotification,
        after: wait,
      },
      observations: {
        entries: [
          () => entries().map(nameOf).sort(),
          ({ context }) => (context.contracts as Contract[]).map(({ productId }) => labels[productId]).sort(),
        ],
        current: [currentNow, (observed) => labels[currentIn(observed)?.productId ?? ''] ?? null],
        slow: see.message('shell.slow', 'opening.slow'),
        withoutContract: see.message('shell.noContracts', 'withoutContract'),
        unreachable: see.onlyIn(
          () => !isAboutContract() && portal.button('message.tryAgain') !== null,
          'unreachable',
        ),
        account: [
          figureNow,
          figureOf,
          (figure: string | null) => (figure === 'missing' || figure === 'on its way' ? figure : 'there'),
        ],
        bell: [
          portal.bell,
          (observed) => {
            const { unreadNotifications: unread = null } = userIn(observed) ?? {}
            return unread === null ? null : portal.bellOf(unread)
          },
        ],
        home: [
          () => (isAboutContract() ? window.location.pathname : null),
          (observed) => currentIn(observed) && (homes[currentIn(observed)?.productId ?? ''] ?? '/'),
        ],
        kept: [() => [readStorage('phone'), readTabStorage('contract')], expectedStorage],
        toasts: [
          portal.toasts,
          // Other reads of the page may fail, too. A failure of the account always has its toast.
          ({ emitted }, event) =>
            isStaging && kindOf(event?.type ?? '').kind === 'done' ? undefined : portal.toastsOf(emitted),
          (toasts?: string[]) => toasts && toasts.length > 0,
        ],
      },
      stagingDriver: () => ({
        async arrive() {
          isStaging = true
          return undefined
        },
        events: {
          // The flow treats all contracts and devices alike, so the walk takes the first that is not current.
          'contract.select': () => {
            const other = entries().find((entry) => !isCurrent(entry))
            return press(other, 'needs a customer with several contracts')
          },
          async 'device.choose'({ isMobile }) {
            if (isMobile) return 'no screen shows which devices belong to no contract of the customer'
            await goTo(portal, '/device')
            const others = () => document.querySelectorAll('main li > button[aria-current=false]')
            await waitUntil(() => others().length > 0).catch(() => {})
            return press(others()[0], 'needs a customer with several devices')
          },
          'account.reload': () =>
            press(portal.button('overview.refresh'), 'only the account of a mobile contract can be reloaded'),
        },
      }),
    }
  },
  equalStates: {
    'contractSelected.idle / contractSelected.refreshing':
      'the previous figures stay until newer ones are there',
    'contractSelected.idle / contractSelected.switching': 'TV and internet contracts have no figures',
  },
  unwalkable({ type }, { value, context }) {
    const isMobile = (context.current as Contract | null)?.isMobile === true
    if (!stateName(value).startsWith('contractSelected.') || isMobile) return undefined
    if (type === 'account.reload' && stateName(value) !== 'contractSelected.switching')
      return 'only the account of a mobile contract has figures that a customer can reload'
    return type === 'figures.receive' ? 'only the units of a mobile contract bring figures along' : undefined
  },
  staging: {
    visits: [visitOf('/tv'), visitOf('/')],
    onlyWhereHandled: ['contract.select', 'account.reload'],
    impossibleEvents: {
      'figures.receive': 'the units of a contract bring them along, whenever they are asked for',
      'notifications.count': 'a notification would have to be read; the walks of notifications do that',
    },
    unreachableStates: { withoutContract: 'needs a customer without contracts' },
  },
})
