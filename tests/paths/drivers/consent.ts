import { screen } from '@testing-library/dom'
import type { ConsentList, ConsentSaved } from '../../../machines/consent.machine'
import type { Consent } from '../../../src/api/types'
import type { PathEvent } from '../../../tools/paths/cases'
import type { GoldenPath } from '../../../tools/paths/golden'
import { stateName } from '../../../tools/paths/names'
import type { ObservedSnapshot } from '../../../tools/paths/observedSnapshot'
import { driverOf, identity, type Observation } from './driver'
import { waitUntil } from './page'
import { reads, sends } from './portal'
import { waitForTab } from './setting'
import type { StagingVisit } from './staging'
import type { MessageKey } from './translate'

const names: Record<string, string> = { 1: 'Angebote', 2: 'Nutzungsdaten', 11: 'per E-Mail' }
const tab = '/administration'
/** The limit for a portal that never learns whether consents are missing. */
const ANSWER_TIMEOUT_MS = 60_000

/** Whether the portal asks the customer; `null` until its page says so. It stores only the answer that it got. */
function isAsked(): boolean | null {
  if (screen.queryByRole('dialog')) return true
  const isStored = ([key, value]: [string, string]) => key.endsWith('.licenseStatus') && value === 'false'
  return Object.entries({ ...localStorage }).some(isStored) ? false : null
}

const isOnTab = () => window.location.pathname === tab

/** The modal can be closed, and the tab offers a retry: a path uses the place that has its events. */
const goesToTab = ({ steps }: GoldenPath) => steps.some(({ event }) => event.type === 'load.retry')

const switches = (list = '') => [
  ...document.querySelectorAll<HTMLInputElement>(`:is([role=dialog], [role=tabpanel]) ${list} [role=switch]`),
]

const switchesNow = () =>
  switches().map((found) => ({
    name: document.getElementById(found.getAttribute('aria-labelledby') ?? '')?.textContent,
    on: found.checked,
    locked: found.ariaDisabled === 'true',
    busy: found.ariaBusy === 'true',
    saved: found.closest('label')?.querySelector('[aria-hidden]') !== null,
  }))

/** Consents stay visible while they reload. */
const isReloading = ({ value, context }: ObservedSnapshot) =>
  value === 'loading' && (context as unknown as ConsentList).items.length > 0
const isShown = (observed: ObservedSnapshot) => observed.tags.includes('open') || isReloading(observed)

/** The children appear under the first consent. */
function switchesOf(observed: ObservedSnapshot) {
  const { items, children, pending, savedId } = observed.context as unknown as ConsentList & {
    pending: { id: number; agree: boolean } | null
    savedId: number | null
  }
  const [first, ...others] = items
  return [first, ...children, ...others]
    .filter((consent): consent is Consent => consent !== undefined)
    .map(({ id, agree = false }) => ({
      name: names[id],
      on: pending?.id === id ? pending.agree : agree,
      locked: isReloading(observed) || observed.tags.includes('busy'),
      busy: pending?.id === id,
      saved: savedId === id,
    }))
}

const onTab = (account: StagingVisit['account']): StagingVisit => ({
  name: `the tab of ${account}`,
  account,
  path: `${tab}?tab=consents`,
  isAboutConsents: true,
})

export const consent = driverOf({
  visit: (_, path) => ({ path: goesToTab(path) ? `${tab}?tab=consents` : '/', account: 'everyday' }),
  ports: {
    loadConsents: reads(
      'getConsents',
      ({ items, children, isPartial }: ConsentList) => ({
        body: { gdprs: isPartial ? [...items, { id: 'not to be read' }] : items, gdprsChilds: children },
      }),
      () => ({}),
      'checkConsents',
    ),
    submitConsent: sends(
      'submitConsent',
      ({ outcome }: ConsentSaved) => ({ code: `SUBMIT_GDPR_${outcome === 'saved' ? 'SUCCESS' : 'FAILED'}` }),
      ({ id, agree }: { id: number; agree: boolean }) => ({ id: String(id), agree: agree ? '1' : '0' }),
      'refuseFirst',
    ),
  },
  holds: ['getConsentStatus'],
  walk(portal) {
    /** Presses the switch of the first consent or of the first child, unless it already has this answer. */
    async function answer({ id, agree }: PathEvent) {
      const [found] = id === 11 ? switches('ul ul') : switches()
      return id === 99 || found?.checked === agree
        ? 'the consent already has this answer'
        : portal.press(found, 'needs a provider with such a consent')
    }

    const messageOnTab = (name: MessageKey, state: string): Observation => [
      () => portal.showsMessage(name),
      ({ value }) => value === state && isOnTab(),
      identity,
    ]

    return {
      async arrive() {
        if (!isOnTab()) await portal.answers.replace('getConsentStatus', { body: { GDPRShow: true } })
        await portal.answers.next('getConsents')
      },
      events: {
        'consent.answer': answer,
        'consents.close': () =>
          portal.pressInDialog(
            'consent.heading',
            'page.close',
            "needs account 'undecided': only its question can be closed",
          ),
      },
      observations: {
        isOpen: [
          () => document.querySelector('[role=dialog][data-state=open]') !== null,
          (observed) => isShown(observed) && !isOnTab(),
        ],
        switches: [
          switchesNow,
          (observed) => (isShown(observed) ? switchesOf(observed) : []),
          (all: { locked: boolean }[]) => ({
            asks: all.length > 0,
            locked: all.some((one) => one.locked),
          }),
        ],
        failed: messageOnTab('message.tryAgain', 'failed'),
        empty: messageOnTab('consent.empty', 'empty'),
      },
      stagingDriver: () => ({
        async arrive({ path }) {
          if (path !== '/') {
            await waitForTab(portal, 'consent.empty')
            return portal.dialogTitle() === portal.translate('consent.heading')
              ? 'the dialog of consents covers the tab'
              : undefined
          }
          await waitUntil(() => isAsked() !== null, ANSWER_TIMEOUT_MS).catch(() => {})
          return isAsked() ? undefined : 'the portal does not ask her for consents, or not any more'
        },
      }),
    }
  },
  equalStates: {
    'checking / closed / empty / failed / loading / refusing / submitting.modalClosed':
      'the modal is not open, or is closed already while an answer is still on its way',
  },
  unwalkable: ({ type }, { value }, path) =>
    type === 'consents.close' &&
    goesToTab(path) &&
    ['deciding.unchanged', 'deciding.saved', 'loading', 'submitting.modalOpen'].includes(stateName(value))
      ? 'the tab cannot be closed; paths that need no second try close the modal'
      : undefined,
  staging: {
    visits: [
      { name: 'the question', account: 'undecided', path: '/', isAboutConsents: true },
      onTab('undecided'),
      onTab('everyday'),
    ],
    onlyWhereHandled: ['consent.answer', 'consents.close'],
    unreachableStates: { empty: 'needs a provider that asks for no consents' },
    revert: { afterEvent: 'consent.answer', path: `${tab}?tab=consents` },
  },
})
