import { screen, within } from '@testing-library/dom'
import type { PlanCode } from '../../../machines/tariffSwitch.machine'
import type { GoldenStart } from '../../../tools/paths/golden'
import { stateName } from '../../../tools/paths/names'
import { driverOf, identity } from './driver'
import { countOf, waitUntil } from './page'
import { sends } from './portal'
import { codeOf } from './tariff'
import type { MessageKey } from './translate'

/** The plan in use, and the one that the paths choose. */
const names = { old: 'Plan M', name: 'Plan S' }
const list = {
  oldTariff: { mvno_code: 'FREE_M', name: names.old },
  tariffs: [{ mvno_code: 'FREE_S', name: names.name }],
}

/** The title of the sheet in each state of the machine. */
const titles: Record<string, MessageKey> = {
  previousActive: 'tariff.anotherHeading',
  endingPrevious: 'tariff.anotherHeading',
  activatingAgain: 'tariff.anotherHeading',
  unchanged: 'tariff.unchangedHeading',
  'previousEnded.refused': 'tariff.previousEndedHeading',
  'previousEnded.needsTopUp': 'tariff.previousEndedHeading',
  unanswered: 'tariff.unknownHeading',
  switched: 'tariff.switched',
}

/** The steps that the sheet lists, each with the plan it is about. */
const steps: Record<string, MessageKey[]> = {
  endingPrevious: ['tariff.ending'],
  activatingAgain: ['tariff.ended', 'tariff.activating'],
  switched: ['tariff.ended', 'tariff.activated'],
}
const stepNames: Partial<Record<MessageKey, { name: string }>> = {
  'tariff.ending': { name: names.old },
  'tariff.ended': { name: names.old },
}

export const tariffSwitch = driverOf({
  visit: () => ({ path: '/Tariffs', account: 'everyday' }),
  holds: ['getTariffs'],
  ports: {
    endPrevious: sends('deactivateTariff', codeOf, ({ code }: PlanCode) => ({ at: code })),
    activateSelected: sends('activateTariff', codeOf, ({ code }: PlanCode) => ({
      ...{ at: code, type: 'tariff', plan_id: code },
    })),
  },
  walk(portal, see) {
    const { answers, press, translate } = portal
    const button = (name: MessageKey) => screen.queryByRole('button', { name: translate(name, names) })
    const cards = () => screen.queryAllByRole('article', { name: names.name })

    const isLoading = () => !cards().length || document.querySelector('main div[aria-busy=true]') !== null

    /** Orders a tariff that the provider refuses because of the active one, which the list shows or not. */
    async function order({ input }: GoldenStart) {
      await answers.next('getTariffs')
      const { previous } = Object(input)
      const { oldTariff, tariffs } = list
      await answers.replace('getTariffs', { body: { oldTariff: previous ? oldTariff : null, tariffs } })
      await waitUntil(() => !isLoading())
      const [card] = cards()
      await press(card && within(card).getByRole('button', { name: translate('tariff.activate') }))
      await waitUntil(() => portal.dialogTitle() === translate('tariff.confirmHeading'))
      await portal.pressInDialog('tariff.confirmHeading', 'tariff.order')
      await answers.replace('activateTariff', codeOf({ outcome: 'anotherActive' }))
      await waitUntil(() => portal.dialogTitle() === translate('tariff.anotherHeading'))
      await portal.mark()
    }

    return {
      arrive: order,
      events: {
        'switch.confirm': () => press(button('tariff.switchNow')),
        'switch.leave': () => portal.pressButton('page.close'),
        'activation.retry': () => press(button('tariff.order')),
        'topUp.choose': () => press(button('tariff.topUp')),
      },
      observations: {
        address: see.address(({ emitted }) =>
          countOf(emitted, 'topUp.requested') > 0 ? '/recharge-credit' : '/Tariffs',
        ),
        title: [
          portal.dialogTitle,
          ({ value }) => {
            const title = titles[stateName(value)]
            return title ? translate(title, names) : null
          },
        ],
        steps: [
          () =>
            [...document.querySelectorAll('[role=dialog] [role=status] p')].map(
              ({ textContent }) => textContent,
            ),
          ({ value }) =>
            (steps[stateName(value)] ?? []).map((name) => translate(name, stepNames[name] ?? names)),
        ],
        needsTopUp: see.onlyIn(
          () => screen.queryByText(translate('tariff.fundsText', names)) !== null,
          'previousEnded.needsTopUp',
        ),
        busy: see.tagged('busy', () => document.querySelector('[role=dialog] [aria-busy=true]') !== null),
        accountReloads: [
          async () => (await portal.callsOf('getMeByPhone')).length > 0,
          ({ emitted }) => countOf(emitted, 'account.changed') > 0,
          identity,
        ],
      },
    }
  },
  equalStates: { 'kept / toppingUp / unknown': 'all have left the sheet, for different reasons' },
})
