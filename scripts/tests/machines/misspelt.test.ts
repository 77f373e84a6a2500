import { expect, test } from 'vitest'
import { type ActorRefFrom, createActor, type createMachine } from 'xstate'
import { type TariffList, tariffMachine } from '../../../machines/tariff.machine'
import type { Activation } from '../../../machines/tariffSwitch.machine'
import type { AnnouncedBy, Announcements } from '../../../src/core/announcement'
import { port } from '../../../src/core/port'

/** `npm run check -- types` fails when one of these lines has nothing wrong with it any more. */
const misspelt = (tariff: ActorRefFrom<typeof tariffMachine>, answer: Activation) => [
  // @ts-expect-error an outcome that the port does not have
  answer.outcome === 'actvated',
  // @ts-expect-error a tag that the machine does not declare
  tariff.getSnapshot().hasTag('bussy'),
  // @ts-expect-error a state that the machine does not have
  tariff.getSnapshot().matches('confirmingTerm'),
  // @ts-expect-error an event that the machine does not know
  () => tariff.send({ type: 'terms.acept' }),
  // @ts-expect-error an event that the machine does not emit
  () => tariff.on('topUp.choosen', () => {}),
  // @ts-expect-error a port that the machine does not have
  () => tariffMachine.provide({ actors: { activateTarif: () => answer } }),
]

/** What a port must not return. */
const incomplete = () => [
  // @ts-expect-error a port whose plans have no names
  port('reads', async (): Promise<TariffList> => ({ ...noTariffs, tariffs: [{ mvno_code: 'M1' }] })),
]
const noTariffs = { oldTariff: null, activeCodes: [], tariffs: [], isPartial: false }

// @ts-expect-error no machine emits this
const announcement: keyof Announcements = 'account.chnged'

// @ts-expect-error a machine that declares no announcement announces nothing
const silent: AnnouncedBy<ReturnType<typeof createMachine>> = { type: 'account.changed' }

test('X1: the types of a machine reject unknown outcomes, tags, states, events and ports', () => {
  const wrong = misspelt(createActor(tariffMachine), { outcome: 'activated' })
  expect(wrong.slice(0, 3)).toEqual([false, false, false])
  expect(incomplete()).toHaveLength(1)
  expect(announcement).toBe('account.chnged')
  expect(silent).toEqual({ type: 'account.changed' })
})
