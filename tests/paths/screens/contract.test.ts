// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import type { Contract, User } from '../../../src/api/types'
import { startPortal, type VisitedPortal } from '../../testPortal'
import { closeToasts, toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Driver } from '../kit/driver'
import type { Moment } from '../kit/moment'
import { stateName } from '../kit/names'
import { describeScreenPaths } from './describeScreenPaths'

/** What the menu and the header call a contract. */
const labels: Record<string, string> = { 'mobile-1': '436601000001', 'tv-1': 'Fernsehen' }
const homes: Record<string, string> = { 'mobile-1': '/', 'tv-1': '/tv' }

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

function contractDriver(): Driver {
  let portal: VisitedPortal
  let asked = 0
  let balance = '–'
  let remembered: string | null = null

  async function select({ productId }: PathEvent) {
    const menu = screen.queryByRole('navigation', { name: 'Verträge' })
    const label = labels[String(productId)]
    const entry = menu && label && within(menu).queryByRole('button', { name: new RegExp(`^${label}`) })
    if (entry) await portal.user.click(entry)
  }

  async function retry() {
    const button = within(header()).queryByRole('button', { name: 'Erneut versuchen' })
    if (button) await portal.user.click(button)
  }

  /** The account of a contract with a phone number has a balance; that of the others has none. */
  async function answerAccount({ output }: PathEvent) {
    const hasPhone = portal.answers.count('getMeByPhone') > 0
    balance = hasPhone ? '12,50\u00a0€' : '–'
    const user = { ...(output as User), ...(hasPhone && { resources: { balance: { value: 12.5 } } }) }
    await portal.answers.replace(hasPhone ? 'getMeByPhone' : 'getMe', { body: { user } })
  }

  const spoilAccount = () =>
    portal.answers.replace(portal.answers.count('getMeByPhone') > 0 ? 'getMeByPhone' : 'getMe', 'nonsense')

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    // The session tells these two, when somebody has signed in and when she has left.
    'contracts.receive': ({ contracts, phone }) =>
      act(async () =>
        portal.portal.contract.send({
          type: 'contracts.receive',
          contracts: complete(contracts as Contract[]),
          phone: phone as string | null,
        }),
      ),
    'contracts.forget': () => act(async () => portal.portal.contract.send({ type: 'contracts.forget' })),
    'contract.select': select,
    'load.retry': retry,
    'account.reload': () => act(async () => portal.portal.announce({ type: 'account.changed' })),
    'xstate.done.actor.loadAccount': answerAccount,
    'xstate.done.actor.refreshAccount': answerAccount,
    'xstate.error.actor.loadAccount': spoilAccount,
    'xstate.error.actor.refreshAccount': spoilAccount,
  }

  return {
    async start() {
      portal = await startPortal({
        account: 'none',
        hold: ['getMeByPhone', 'getNotifications', 'getConsentStatus', 'getResources', 'getTvTariff'],
      })
      await screen.findByRole('button', { name: 'Profil' })
      portal.answers.hold('getMe')
      await happens['contracts.forget']?.({ type: 'contracts.forget' })
      asked = portal.sandbox.requests.length
    },
    async fire(event) {
      await closeToasts(portal.user)
      asked = portal.sandbox.requests.length
      await happens[event.type]?.(event)
    },
    look: async () => ({
      ...menuNow(),
      account: accountNow(),
      saysThatNone: screen.queryByText('Ihrem Konto ist noch kein aktiver Vertrag zugeordnet.') !== null,
      home: isAboutContract() ? window.location.pathname : null,
      toasts: toasts(),
      remembered: portal.storage.read('phone'),
      asked: portal.sandbox.requests
        .slice(asked)
        .filter(({ operationId }) => operationId.startsWith('getMe'))
        .map(({ path }) => path),
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
    stop: async () => undefined,
  }
}

const header = () => screen.getByRole('region', { name: 'Ausgewählter Vertrag' })

const isAboutContract = () => Object.values(labels).some((label) => header().textContent?.includes(label))

function menuNow() {
  const entries = [...document.querySelectorAll('nav[aria-label=Verträge] section > ul > li > button')]
  const isCurrent = (entry: Element) => entry.getAttribute('aria-current') === 'true'
  const name = (entry?: Element) => entry?.firstElementChild?.textContent ?? null
  const current = name(entries.find(isCurrent))
  // The header and the menu speak of the same contract.
  const agreed = current === null || header().textContent?.includes(current)
  return { entries: entries.map(name).sort(), current: agreed ? current : header().textContent }
}

function accountNow(): string | null {
  if (!isAboutContract()) return null
  if (within(header()).queryByRole('button', { name: 'Erneut versuchen' })) return 'missing'
  const figure = header().querySelector('dd')
  return figure?.textContent ?? (header().querySelector('[aria-hidden=true]') ? 'on its way' : null)
}

describeScreenPaths('contract', contractDriver)
