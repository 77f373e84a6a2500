import { screen, waitFor, within } from '@testing-library/dom'
import type { ConsentKept, ConsentList } from '../../../machines/consent.machine'
import type { Consent } from '../../../src/api/types'
import type { PathEvent } from '../../../tools/paths/alphabet'
import type { GoldenPath } from '../../../tools/paths/golden'
import type { Moment } from '../../../tools/paths/moment'
import { stateName } from '../../../tools/paths/names'
import type { OwnVisit } from './ownProvider'
import { reads, type Screen, sends } from './portal'
import { openedTab } from './settingsTab'

interface Look {
  switches: { locked: boolean }[]
  failed: boolean
  empty: boolean
}

const names: Record<string, string> = { 1: 'Angebote', 2: 'Nutzungsdaten', 11: 'per E-Mail' }
const tab = '/administration'
const isOnTab = () => window.location.pathname === tab

/** The modal can be closed, the tab can load again: a path goes where its events can be brought about. */
const goesToTab = ({ steps }: GoldenPath) => steps.some(({ event }) => event.type === 'load.retry')

const switches = (within = '') => [
  ...document.querySelectorAll<HTMLInputElement>(
    `:is([role=dialog], [role=tabpanel]) ${within} [role=switch]`,
  ),
]

const switchesNow = () =>
  switches().map((found) => ({
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

const list = reads('getConsents', ({ items, children, isPartial }: ConsentList) => ({
  body: { gdprs: isPartial ? [...items, { id: 'not to be read' }] : items, gdprsChilds: children },
}))
const kept = sends('submitConsent', ({ outcome }: ConsentKept) => ({
  code: outcome === 'kept' ? 'SUBMIT_GDPR_SUCCESS' : 'SUBMIT_GDPR_FAILED',
}))

const onTab = (role: OwnVisit['role']): OwnVisit => ({
  name: `the tab of ${role}`,
  role,
  path: `${tab}?tab=consents`,
  isAboutConsents: true,
})

export const consent: Screen = {
  visit: (_, path) => ({
    path: goesToTab(path) ? `${tab}?tab=consents` : '/',
    account: 'everyday',
    hold: ['getConsentStatus', 'getConsents', 'submitConsent'],
  }),
  walk(portal) {
    const modal = () => screen.queryByRole('dialog', { name: portal.words('consent.heading') })

    /** A switch can be turned to the other side alone. */
    async function answer({ id, agree }: PathEvent) {
      const name = names[String(id)]
      const found = name ? screen.queryByRole<HTMLInputElement>('switch', { name }) : null
      if (found?.checked !== agree) await portal.press(found)
    }

    return {
      async arrive() {
        if (!isOnTab()) await portal.answers.replace('getConsentStatus', { body: { GDPRShow: true } })
        await portal.answers.next('getConsents')
      },
      happens: {
        'load.retry': () => portal.pressButton('message.tryAgain'),
        'consent.answer': answer,
        'consents.close': () => portal.pressInDialog('consent.heading', 'page.close'),
      },
      answers: { loadConsents: list, checkConsents: list, submitConsent: kept, refuseFirst: kept },
      look: async () => ({
        isOpen: document.querySelector('[role=dialog][data-state=open]') !== null,
        switches: switchesNow(),
        failed: portal.says('message.tryAgain'),
        empty: portal.says('consent.empty'),
        toasts: portal.toasts(),
        loads: (await portal.asked('getConsents')).length,
        asked: (await portal.asked('submitConsent')).map(({ form }) => form),
      }),
      expects({ value, tags, context, calls, emitted }) {
        const { items } = context as unknown as ConsentList
        const isReloading = value === 'loading' && items.length > 0
        const isOpen = tags.includes('open') || isReloading
        return {
          isOpen: isOpen && !isOnTab(),
          switches: isOpen ? switchesOf(context, isReloading || tags.includes('busy')) : [],
          failed: value === 'failed' && isOnTab(),
          empty: value === 'empty' && isOnTab(),
          toasts: portal.toastsOf(emitted),
          loads: calls.filter(({ port }) => port === 'loadConsents').length,
          asked: calls.flatMap(({ port, input }) => {
            if (port !== 'submitConsent') return []
            const { id, agree } = input as { id: number; agree: boolean }
            return [{ id: String(id), agree: agree ? '1' : '0' }]
          }),
        }
      },
      own: () => ({
        async arrive({ path }) {
          if (path !== '/') {
            await openedTab(portal, 'consent.empty')
            return modal() ? 'the question for consents lies over the tab' : undefined
          }
          return waitFor(() => within(document.body).getByRole('dialog'), { timeout: 8_000 }).then(
            () => undefined,
            () => 'the portal does not ask her for consents, or not any more',
          )
        },
        happens: {
          // Which consent it is does not matter to the flow: the first that is not answered so.
          async 'consent.answer'({ id, agree }) {
            const found = switches(Number(id) > 10 ? 'ul ul' : '').find(({ checked }) => checked !== agree)
            if (!found) return agree ? 'she agrees to everything' : 'she agrees to nothing'
            return portal.press(found)
          },
          'consents.close': async () =>
            modal()
              ? portal.pressInDialog('consent.heading', 'page.close')
              : "needs account 'undecided': only its question can be closed",
        },
        sees: ({ switches, failed, empty }: Look) => ({
          ...{ asks: switches.length > 0, locked: switches.some(({ locked }) => locked), failed, empty },
        }),
      }),
    }
  },
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
  own: {
    visits: [
      { name: 'the question', role: 'undecided', path: '/', isAboutConsents: true },
      onTab('undecided'),
      onTab('everyday'),
    ],
    heeded: ['consent.answer', 'consents.close'],
    takes: { empty: 'needs a provider that asks for no consents' },
    setsBack: { after: 'consent.answer', on: `${tab}?tab=consents` },
  },
}
