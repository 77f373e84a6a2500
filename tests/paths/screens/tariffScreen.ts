import { screen, within } from '@testing-library/dom'
import type { Activation, Deactivation } from '../../../machines/tariff.machine'
import type { TariffList } from '../../../src/flows/tariff'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment, PortCall } from '../kit/moment'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'

/** The dialog that stands over the tariffs in each state of the machine, and whether its button is locked. */
const dialogs: Record<string, { title: string; busy: boolean }> = {
  confirmingTerms: { title: 'Tarif aktivieren', busy: false },
  activating: { title: 'Tarif aktivieren', busy: true },
  missingFunds: { title: 'Guthaben nicht ausreichend', busy: false },
  anotherActive: { title: 'Ein Tarif ist bereits aktiv', busy: false },
  confirmingDeactivation: { title: 'Tarif deaktivieren', busy: false },
  deactivating: { title: 'Tarif deaktivieren', busy: true },
  outcomeUnknown: { title: 'Keine Antwort erhalten', busy: false },
}

const toastOf: Record<string, string> = {
  'call.failed': 'Es ist ein Fehler aufgetreten.',
  'change.succeeded': 'Aktivierung erfolgreich',
}

const names: Record<string, string> = { FREE_S: 'Mtel Free S', FREE_M: 'Mtel Free M' }

const codeOf: Record<(Activation | Deactivation)['outcome'], string> = {
  activated: 'ACTIVATE_PLAN_SUCCESS',
  insufficientFunds: 'ACTIVATE_PLAN_FAILED_INSUFFICIENT_FOUND',
  anotherActive: 'ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE',
  deactivated: 'DEACTIVATE_PLAN_SUCCESS',
  refused: 'REQUEST_FAILED_NOT_FOUND',
}

const operations = ['getTariffs', 'activateTariff', 'deactivateTariff'] as const

function askedBy({ port, input }: PortCall) {
  if (port === 'loadTariffs') return { path: '/api/tariffs', form: {} }
  const { code } = input as { code: string }
  if (port === 'deactivateTariff') return { path: `/api/tariffs/deactivate/${code}`, form: {} }
  return { path: `/api/tariffs/activate/${code}`, form: { type: 'tariff', plan_id: code } }
}

function tariffWalk(portal: PathPortal): ScreenWalk {
  async function click(button: HTMLElement | null | undefined) {
    if (button) await portal.user.click(button)
  }

  /** In a dialog with one of these titles, if it stands there. */
  async function clickInDialog(titles: string[], name: string) {
    const dialog = screen.queryByRole('dialog')
    if (dialog && titles.includes(titleOf(dialog)))
      await click(within(dialog).queryByRole('button', { name }))
  }

  const onCard = (name: string, { code }: PathEvent) =>
    click(screen.queryByRole('button', { name, description: names[String(code)] }))

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'load.retry': () => click(screen.queryByRole('button', { name: 'Erneut versuchen' })),
    'tariff.activate': (event) => onCard('Aktivieren', event),
    async 'tariff.deactivate'(event) {
      await onCard('Deaktivieren', event)
      await clickInDialog(['Ein Tarif ist bereits aktiv'], 'Deaktivieren')
    },
    'terms.accept': () => clickInDialog(['Tarif aktivieren'], 'Bestätigen'),
    'terms.decline': () => clickInDialog(['Tarif aktivieren'], 'Abbrechen'),
    'deactivation.confirm': () => clickInDialog(['Tarif deaktivieren'], 'Bestätigen'),
    'deactivation.cancel': () => clickInDialog(['Tarif deaktivieren'], 'Abbrechen'),
    'notice.close': () =>
      clickInDialog(['Guthaben nicht ausreichend', 'Ein Tarif ist bereits aktiv'], 'Schließen'),
    'topUp.choose': () => clickInDialog(['Guthaben nicht ausreichend'], 'Guthaben aufladen'),
    'outcome.check': () => clickInDialog(['Keine Antwort erhalten'], 'Tarife ansehen'),
    'xstate.done.actor.loadTariffs': ({ output }) =>
      portal.answers.replace('getTariffs', { code: 'GET_TARIFFS_SUCCESS', body: output }),
    'xstate.error.actor.loadTariffs': () => portal.answers.replace('getTariffs', 'no such shape'),
    'xstate.done.actor.activateTariff': ({ output }) =>
      portal.answers.replace('activateTariff', { code: codeOf[(output as Activation).outcome] }),
    'xstate.error.actor.activateTariff': () => portal.answers.fail('activateTariff'),
    'xstate.done.actor.deactivateTariff': ({ output }) =>
      portal.answers.replace('deactivateTariff', { code: codeOf[(output as Deactivation).outcome] }),
    'xstate.error.actor.deactivateTariff': () => portal.answers.fail('deactivateTariff'),
  }

  return {
    happens,
    look: async () => ({
      address: window.location.pathname,
      tariffs: tariffsNow(),
      locked: document.querySelector('main div[aria-busy=true]') !== null,
      failed: screen.queryByRole('alert', { hidden: true })?.textContent ?? null,
      dialog: dialogNow(),
      toasts: toasts(),
      asked: (await portal.asked(...operations)).map(({ path, form }) => ({ path, form })),
      accountAsked: (await portal.asked('getMeByPhone')).some(({ path }) => path === '/api/me/436601000002'),
    }),
    expects({ value, context, calls, emitted }: Moment) {
      const failed = value === 'failed'
      const left = hasLeft(emitted)
      return {
        address: left ? '/recharge-credit' : '/Tariffs',
        tariffs: failed || left ? [] : tariffsOf(context.list as TariffList | null),
        locked: value === 'loading' && context.list !== null,
        failed: failed ? 'Es ist ein Fehler aufgetreten.' : null,
        dialog: dialogs[String(value)] ?? null,
        toasts: emitted.flatMap(({ type }) => toastOf[type] ?? []),
        asked: calls.map(askedBy),
        accountAsked: emitted.some(({ type }) => type === 'account.changed'),
      }
    },
  }
}

const hasLeft = (emitted: Moment['emitted']) => emitted.some(({ type }) => type === 'topUp.chosen')

const titleOf = (dialog: HTMLElement) => dialog.querySelector('h2')?.textContent ?? ''

function dialogNow() {
  const dialog = screen.queryByRole('dialog')
  return dialog && { title: titleOf(dialog), busy: dialog.querySelector('button[aria-busy=true]') !== null }
}

/** Each card of the page: the tariff's name and what can be done with it. */
const tariffsNow = () =>
  [...document.querySelectorAll('main button[aria-describedby]')].map((button) => [
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    button.textContent,
  ])

const tariffsOf = (list: TariffList | null) =>
  list
    ? [
        ...(list.oldTariff ? [[list.oldTariff.name, 'Deaktivieren']] : []),
        ...list.tariffs.map(({ name, isActive }) => [name, isActive ? 'Deaktivieren' : 'Aktivieren']),
      ]
    : []

export const tariffScreen: ScreenPaths = {
  visit: () => ({ path: '/Tariffs', account: 'empty', hold: [...operations] }),
  walk: tariffWalk,
  unwalkable: (_, { emitted }) =>
    hasLeft(emitted) ? 'the top-up is a page of its own, and its tariffs are loaded anew' : undefined,
}
