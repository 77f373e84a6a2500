import { screen, within } from '@testing-library/dom'
import type { ConsentKept, ConsentList } from '../../../machines/consent.machine'
import type { Consent } from '../../../src/api/types'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { GoldenPath } from '../kit/golden'
import type { Moment } from '../kit/moment'
import { stateName } from '../kit/names'
import { toastsOf } from './messages'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { press, pressButton } from './press'

const names: Record<string, string> = { 1: 'Angebote', 2: 'Nutzungsdaten', 11: 'per E-Mail' }
const tab = '/administration'
const isOnTab = () => window.location.pathname === tab
const dialogNow = () => screen.queryByRole('dialog', { name: 'Ihre Einwilligungen' })

/** The modal can be closed, the tab can load again: a path goes where its events can be brought about. */
const goesToTab = ({ steps }: GoldenPath) => steps.some(({ event }) => event.type === 'load.retry')

function consentWalk(portal: PathPortal): ScreenWalk {
  /** A switch can be turned to the other side alone. */
  async function answer({ id, agree }: PathEvent) {
    const name = names[String(id)]
    const found = name ? screen.queryByRole<HTMLInputElement>('switch', { name }) : null
    if (found?.checked !== agree) await press(portal, found)
  }

  async function close() {
    const dialog = dialogNow()
    if (dialog) await press(portal, within(dialog).getByRole('button', { name: 'Schließen' }))
  }

  const giveList = ({ output }: PathEvent) => {
    const { items, children, isPartial } = output as ConsentList
    const gdprs = isPartial ? [...items, { id: 'not to be read' }] : items
    return portal.answers.replace('getConsents', { body: { gdprs, gdprsChilds: children } })
  }
  const giveOutcome = ({ output }: PathEvent) => {
    const { outcome } = output as ConsentKept
    const code = outcome === 'kept' ? 'SUBMIT_GDPR_SUCCESS' : 'SUBMIT_GDPR_FAILED'
    return portal.answers.replace('submitConsent', { code })
  }

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'load.retry': () => pressButton(portal, 'Erneut versuchen'),
    'consent.answer': answer,
    'consents.close': close,
    'xstate.done.actor.loadConsents': giveList,
    'xstate.error.actor.loadConsents': () => portal.answers.replace('getConsents', 'no such shape'),
    'xstate.done.actor.checkConsents': giveList,
    'xstate.error.actor.checkConsents': () => portal.answers.replace('getConsents', 'no such shape'),
    'xstate.done.actor.submitConsent': giveOutcome,
    'xstate.error.actor.submitConsent': () => portal.answers.fail('submitConsent'),
    'xstate.done.actor.refuseFirst': giveOutcome,
    'xstate.error.actor.refuseFirst': () => portal.answers.fail('submitConsent'),
  }

  return {
    async arrive() {
      if (!isOnTab()) await portal.answers.replace('getConsentStatus', { body: { GDPRShow: true } })
      await portal.answers.next('getConsents')
    },
    happens,
    look: async () => ({
      isOpen: document.querySelector('[role=dialog][data-state=open]') !== null,
      switches: switchesNow(),
      failed: screen.queryByText('Erneut versuchen') !== null,
      empty: screen.queryByText(/^Derzeit gibt es keine Einwilligungen/) !== null,
      toasts: toasts(),
      loads: (await portal.asked('getConsents')).length,
      asked: (await portal.asked('submitConsent')).map(({ form }) => form),
    }),
    expects({ value, tags, context, calls, emitted }: Moment) {
      const { items } = context as unknown as ConsentList
      const isReloading = value === 'loading' && items.length > 0
      const isOpen = tags.includes('open') || isReloading
      return {
        isOpen: isOpen && !isOnTab(),
        switches: isOpen ? switchesOf(context, isReloading || tags.includes('busy')) : [],
        failed: value === 'failed' && isOnTab(),
        empty: value === 'empty' && isOnTab(),
        toasts: toastsOf(emitted),
        loads: calls.filter(({ port }) => port === 'loadConsents').length,
        asked: calls.flatMap(({ port, input }) => {
          if (port !== 'submitConsent') return []
          const { id, agree } = input as { id: number; agree: boolean }
          return [{ id: String(id), agree: agree ? '1' : '0' }]
        }),
      }
    },
  }
}

const switchesNow = () =>
  [...document.querySelectorAll<HTMLInputElement>('[role=switch]')].map((found) => ({
    name: document.getElementById(found.getAttribute('aria-labelledby') ?? '')?.textContent,
    on: found.checked,
    locked: found.ariaDisabled === 'true',
    busy: found.ariaBusy === 'true',
  }))

/** The children stand under the first consent. */
function switchesOf(context: Moment['context'], locked: boolean) {
  const { items, children, pending } = context as unknown as ConsentList & {
    pending: { id: number; agree: boolean } | null
  }
  const [first, ...others] = items
  return [first, ...children, ...others]
    .filter((consent): consent is Consent => consent !== undefined)
    .map(({ id, agree = false }) => ({
      name: names[id],
      on: pending?.id === id ? pending.agree : agree,
      locked,
      busy: pending?.id === id,
    }))
}

export const consentScreen: ScreenPaths = {
  visit: (_, path) => ({
    path: goesToTab(path) ? `${tab}?tab=consents` : '/',
    account: 'everyday',
    hold: ['getConsentStatus', 'getConsents', 'submitConsent'],
  }),
  walk: consentWalk,
  alike: {
    'checking / closed / empty / failed / loading / refusing / submitting.leaving':
      'the modal is not open, or is closed already while an answer is still on its way',
  },
  unwalkable: ({ type }, { value }, path) =>
    type === 'consents.close' &&
    goesToTab(path) &&
    ['deciding', 'loading', 'submitting.staying'].includes(stateName(value))
      ? 'the tab cannot be closed; paths that need no second try close the modal'
      : undefined,
}
