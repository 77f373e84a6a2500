import { screen } from '@testing-library/dom'
import type { Activation, Deactivation } from '../../../machines/tariff.machine'
import type { TariffList } from '../../../src/flows/tariff'
import type { PathEvent } from '../../../tools/paths/alphabet'
import type { Moment, PortCall } from '../../../tools/paths/moment'
import { countOf } from './page'
import { reads, type Screen, sends } from './portal'
import type { WordName } from './words'

interface Look {
  tariffs: unknown[]
  locked: boolean
  failed: string | null
  dialog: { title: string; busy: boolean } | null
}

/** The dialog that stands over the tariffs in each state of the machine. */
const dialogs: Record<string, WordName> = {
  confirmingTerms: 'tariff.confirmHeading',
  activating: 'tariff.confirmHeading',
  missingFunds: 'tariff.fundsHeading',
  anotherActive: 'tariff.anotherHeading',
  confirmingDeactivation: 'tariff.deactivateHeading',
  deactivating: 'tariff.deactivateHeading',
  outcomeUnknown: 'tariff.unknownHeading',
}

const names: Record<string, string> = { FREE_S: 'Mtel Free S', FREE_M: 'Mtel Free M' }

const codes: Record<(Activation | Deactivation)['outcome'], string> = {
  activated: 'ACTIVATE_PLAN_SUCCESS',
  insufficientFunds: 'ACTIVATE_PLAN_FAILED_INSUFFICIENT_FOUND',
  anotherActive: 'ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE',
  deactivated: 'DEACTIVATE_PLAN_SUCCESS',
  refused: 'REQUEST_FAILED_NOT_FOUND',
}
const codeOf = ({ outcome }: Activation | Deactivation) => ({ code: codes[outcome] })

const operations = ['getTariffs', 'activateTariff', 'deactivateTariff'] as const

function askedBy({ port, input }: PortCall) {
  if (port === 'loadTariffs') return { path: '/api/tariffs', form: {} }
  const { code } = input as { code: string }
  if (port === 'deactivateTariff') return { path: `/api/tariffs/deactivate/${code}`, form: {} }
  return { path: `/api/tariffs/activate/${code}`, form: { type: 'tariff', plan_id: code } }
}

/** Each card of the page: the tariff's name and what can be done with it. */
const tariffsNow = () =>
  [...document.querySelectorAll('main button[aria-describedby]')].map((button) => [
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    button.textContent,
  ])

function dialogNow() {
  const dialog = screen.queryByRole('dialog')
  const title = dialog?.querySelector('h2')?.textContent ?? ''
  return dialog && { title, busy: dialog.querySelector('button[aria-busy=true]') !== null }
}

const hasLeft = (emitted: Moment['emitted']) => countOf(emitted, 'topUp.chosen') > 0

export const tariff: Screen = {
  visit: () => ({ path: '/Tariffs', account: 'empty', hold: [...operations] }),
  walk(portal) {
    const { words, button, press, pressInDialog } = portal

    const onCard = (action: WordName, { code }: PathEvent) =>
      press(button(action, { description: names[String(code)] }))
    const tariffsOf = ({ oldTariff, tariffs }: TariffList) => [
      ...(oldTariff ? [[oldTariff.name, words('tariff.deactivate')]] : []),
      ...tariffs.map(({ name, isActive }) => [
        name,
        words(isActive ? 'tariff.deactivate' : 'tariff.activate'),
      ]),
    ]
    /** Which tariff it is about does not matter to the flow: the first that offers it. */
    const onFirstCard = (action: WordName) => async () =>
      press(screen.queryAllByRole('button', { name: words(action) })[0])

    return {
      happens: {
        'load.retry': () => portal.pressButton('message.tryAgain'),
        'tariff.activate': (event) => onCard('tariff.activate', event),
        async 'tariff.deactivate'(event) {
          await onCard('tariff.deactivate', event)
          await pressInDialog('tariff.anotherHeading', 'tariff.deactivate')
        },
        'terms.accept': () => pressInDialog('tariff.confirmHeading', 'tariff.confirm'),
        'terms.decline': () => pressInDialog('tariff.confirmHeading', 'shell.cancel'),
        'deactivation.confirm': () => pressInDialog('tariff.deactivateHeading', 'tariff.confirm'),
        'deactivation.cancel': () => pressInDialog('tariff.deactivateHeading', 'shell.cancel'),
        async 'notice.close'() {
          await pressInDialog('tariff.fundsHeading', 'page.close')
          await pressInDialog('tariff.anotherHeading', 'page.close')
        },
        'topUp.choose': () => pressInDialog('tariff.fundsHeading', 'tariff.topUp'),
        'outcome.check': () => pressInDialog('tariff.unknownHeading', 'tariff.unknownCheck'),
      },
      answers: {
        loadTariffs: reads('getTariffs', (body: unknown) => ({ code: 'GET_TARIFFS_SUCCESS', body })),
        activateTariff: sends('activateTariff', codeOf),
        deactivateTariff: sends('deactivateTariff', codeOf),
      },
      look: async () => ({
        address: window.location.pathname,
        tariffs: tariffsNow(),
        locked: document.querySelector('main div[aria-busy=true]') !== null,
        failed: screen.queryByRole('alert', { hidden: true })?.textContent ?? null,
        dialog: dialogNow(),
        toasts: portal.toasts(),
        asked: (await portal.asked(...operations)).map(({ path, form }) => ({ path, form })),
        accountAsked: (await portal.asked('getMeByPhone')).some(
          ({ path }) => path === '/api/me/436601000002',
        ),
      }),
      expects({ value, context, calls, emitted }) {
        const failed = value === 'failed'
        const left = hasLeft(emitted)
        const list = context.list as TariffList | null
        const title = dialogs[String(value)]
        return {
          address: left ? '/recharge-credit' : '/Tariffs',
          tariffs: failed || left || !list ? [] : tariffsOf(list),
          locked: value === 'loading' && list !== null,
          failed: failed ? words('message.error') : null,
          dialog: title
            ? { title: words(title), busy: value === 'activating' || value === 'deactivating' }
            : null,
          toasts: portal.toastsOf(emitted),
          asked: calls.map(askedBy),
          accountAsked: countOf(emitted, 'account.changed') > 0,
        }
      },
      own: () => ({
        happens: {
          'tariff.activate': onFirstCard('tariff.activate'),
          'tariff.deactivate': onFirstCard('tariff.deactivate'),
        },
        sees: ({ tariffs, locked, failed, dialog }: Look) => ({
          ...{ locked, failed, dialog, isListed: tariffs.length > 0 || portal.says('tariff.empty') },
        }),
      }),
    }
  },
  unwalkable: (_, { emitted }) =>
    hasLeft(emitted) ? 'the top-up is a page of its own, and its tariffs are loaded anew' : undefined,
  own: {
    visits: [{ name: 'opened', role: 'everyday', path: '/Tariffs' }],
    cannot: { 'topUp.choose': 'the top-up is a page of its own, and its tariffs are loaded anew' },
  },
}
