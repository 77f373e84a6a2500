import { screen } from '@testing-library/dom'
import type { TariffList } from '../../../machines/tariff.machine'
import type { Activation, Deactivation } from '../../../machines/tariffSwitch.machine'
import type { PathEvent } from '../../../tools/paths/cases'
import { stateName } from '../../../tools/paths/names'
import type { ObservedSnapshot } from '../../../tools/paths/observedSnapshot'
import { driverOf, identity } from './driver'
import { countOf, waitUntil } from './page'
import { reads, sends } from './portal'
import type { MessageKey } from './translate'

/** The dialog over the tariffs in each state of the machine. */
const dialogs: Record<string, MessageKey> = {
  confirmingTerms: 'tariff.confirmHeading',
  activating: 'tariff.confirmHeading',
  insufficientFunds: 'tariff.fundsHeading',
  switching: 'tariff.anotherHeading',
  confirmingDeactivation: 'tariff.deactivateHeading',
  deactivating: 'tariff.deactivateHeading',
  'showingOutcome.confirmed.activated': 'tariff.switched',
  'showingOutcome.confirmed.ended': 'tariff.hasEnded',
  'showingOutcome.unknown': 'tariff.unknownHeading',
}

const codes: Record<(Activation | Deactivation)['outcome'], string> = {
  activated: 'ACTIVATE_PLAN_SUCCESS',
  insufficientFunds: 'ACTIVATE_PLAN_FAILED_INSUFFICIENT_FOUND',
  anotherActive: 'ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE',
  deactivated: 'DEACTIVATE_PLAN_SUCCESS',
  refused: 'REQUEST_FAILED_NOT_FOUND',
}
export const codeOf = ({ outcome }: Activation | Deactivation) => ({ code: codes[outcome] })

/** Each card of the page: the tariff's name and its actions. */
const tariffsNow = () =>
  [...document.querySelectorAll('main button[aria-describedby]')].map((button) => [
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    button.textContent,
  ])

function nameOf({ list, selectedCode }: ObservedSnapshot['context']): string {
  const { oldTariff, tariffs } = list as TariffList
  return [oldTariff, ...tariffs].find((tariff) => tariff?.mvno_code === selectedCode)?.name ?? ''
}

const hasLeftPage = ({ emitted }: ObservedSnapshot) => countOf(emitted, 'topUp.requested') > 0
const switchEnd = 'xstate.done.actor.tariffSwitch'
const outcomeOf = (event?: PathEvent): unknown =>
  event?.type === switchEnd ? Object(event.output).outcome : undefined
/** What the flow of the switch announces before it ends. */
const announcedBySwitch = (event?: PathEvent) => {
  if (outcomeOf(event) === 'switched') return [{ type: 'change.succeeded' }, { type: 'account.changed' }]
  return outcomeOf(event) === 'unknown' ? [{ type: 'call.failed' }, { type: 'account.changed' }] : []
}
const otherPage = 'the top-up is another page, which reloads its tariffs'

export const tariff = driverOf({
  visit: () => ({ path: '/Tariffs', account: 'empty' }),
  ports: {
    loadTariffs: reads(
      'getTariffs',
      ({ oldTariff, tariffs }: TariffList) => ({
        ...{ code: 'GET_TARIFFS_SUCCESS', body: { oldTariff, tariffs } },
      }),
      undefined,
      'reloadTariffs',
    ),
    activateTariff: sends('activateTariff', codeOf, ({ code }: { code: string }) => ({
      ...{ at: code, type: 'tariff', plan_id: code },
    })),
    deactivateTariff: sends('deactivateTariff', codeOf, ({ code }: { code: string }) => ({ at: code })),
  },
  walk(portal, see) {
    const { translate, press, pressInDialog } = portal

    /** Presses the first button with this action: the paths have one tariff for each action. */
    const onCard = (name: MessageKey) => press(screen.queryAllByRole('button', { name: translate(name) })[0])

    function tariffsOf(observed: ObservedSnapshot) {
      const list = observed.context.list as TariffList | null
      if (!list || observed.value === 'failed' || hasLeftPage(observed)) return []
      const { oldTariff, tariffs } = list
      const actionOf = (isActive = false) => translate(isActive ? 'tariff.deactivate' : 'tariff.activate')
      return [
        ...(oldTariff ? [[oldTariff.name, actionOf(true)]] : []),
        ...tariffs.map(({ name, isActive }) => [name, actionOf(isActive)]),
      ]
    }

    /** Leaves the sheet's offer, which belongs to another flow, or accepts it. */
    async function endSwitch(event: PathEvent) {
      const outcome = outcomeOf(event)
      if (outcome === 'kept') return pressInDialog('tariff.anotherHeading', 'page.close')
      await press(
        screen.queryByRole('button', { name: new RegExp(translate('tariff.switchNow', { old: '.+' })) }),
      )
      if (outcome === 'unknown') {
        await portal.answers.fail(await portal.answers.next('deactivateTariff'))
        await waitUntil(() => portal.button('tariff.unknownCheck') !== null)
        await portal.mark()
        return press(portal.button('tariff.unknownCheck'))
      }
      await portal.answers.replace('deactivateTariff', codeOf({ outcome: 'deactivated' }))
      await portal.answers.next('activateTariff')
      await portal.mark()
      await portal.answers.replace('activateTariff', codeOf({ outcome: 'activated' }))
    }

    return {
      events: {
        'tariff.activate': () => onCard('tariff.activate'),
        'tariff.deactivate': () => onCard('tariff.deactivate'),
        'terms.accept': () => pressInDialog('tariff.confirmHeading', 'tariff.order'),
        'terms.decline': () => pressInDialog('tariff.confirmHeading', 'shell.cancel'),
        async 'deactivation.confirm'() {
          const name = new RegExp(`^${translate('tariff.end', { name: '.+' })}$`)
          await press(screen.queryByRole('button', { name }))
        },
        'deactivation.cancel': () => pressInDialog('tariff.deactivateHeading', 'shell.cancel'),
        'notice.close': () => pressInDialog('tariff.fundsHeading', 'page.close'),
        [switchEnd]: endSwitch,
        'topUp.choose': () => pressInDialog('tariff.fundsHeading', 'tariff.topUp'),
        'sheet.close': () => press(portal.button('tariff.done') ?? portal.button('tariff.unknownCheck')),
      },
      observations: {
        address: see.address((observed) => (hasLeftPage(observed) ? '/recharge-credit' : '/Tariffs')),
        tariffs: [
          tariffsNow,
          tariffsOf,
          (tariffs: unknown[]) => tariffs.length > 0 || portal.showsMessage('tariff.empty'),
        ],
        locked: [
          () => document.querySelector('main div[aria-busy=true]') !== null,
          ({ value, context }) => value === 'loading' && context.list !== null,
          identity,
        ],
        toasts: [
          portal.toasts,
          (observed, event) => portal.toastsOf([...announcedBySwitch(event), ...observed.emitted]),
        ],
        failed: see.text(() => screen.queryByRole('alert', { hidden: true })?.textContent ?? null, {
          failed: 'message.error',
        }),
        dialog: [
          portal.dialogTitle,
          ({ value, context }) => {
            const title = dialogs[stateName(value)]
            return title ? translate(title, { name: nameOf(context) }) : null
          },
          identity,
        ],
        steps: [
          () => document.querySelector('[role=dialog] [role=status] p') !== null,
          ({ value, context }) =>
            stateName(value) === 'showingOutcome.confirmed.activated' && context.previous !== null,
          identity,
        ],
        busy: see.onlyIn(
          () => document.querySelector('[role=dialog] button[aria-busy=true]') !== null,
          'activating',
          'deactivating',
        ),
        accountAsked: [
          async () =>
            (await portal.callsOf('getMeByPhone')).some(({ path }) => path.endsWith('/436601000002')),
          ({ emitted }, event) => countOf([...announcedBySwitch(event), ...emitted], 'account.changed') > 0,
        ],
      },
    }
  },
  unwalkable(event, observed) {
    if (event.type === 'xstate.error.actor.tariffSwitch')
      return 'only a fault of the portal breaks a switch off'
    return hasLeftPage(observed) || outcomeOf(event) === 'topUp' ? otherPage : undefined
  },
  staging: {
    visits: [{ name: 'opened', account: 'everyday', path: '/Tariffs' }],
    impossibleEvents: { 'topUp.choose': otherPage },
  },
})
