import { expect, test } from 'vitest'
import { type ActorRefFrom, createActor, type createMachine } from 'xstate'
import { type Activation, tariffMachine } from '../../machines/tariff.machine'
import type { AnnouncedBy, Announcements } from '../../src/flows/announcement'
import { contextBridge } from '../../src/flows/contextBridge'
import type { TariffList } from '../../src/flows/tariff'

/** `npm run check:types` fails when one of these lines has nothing wrong with it any more. */
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

const { into, outOf } = contextBridge<typeof tariffMachine, { list: TariffList | null }>()
const incompleteList = { oldTariff: null, activeCodes: [], tariffs: [{ mvno_code: 'M1' }] }

/** What the machine accepts, but the selector reads more. */
const incomplete = () => [
  // @ts-expect-error a port without the names that `outOf` gives
  into({ list: incompleteList }),
  // @ts-expect-error a type that the machine's own does not allow
  contextBridge<typeof tariffMachine, { list: string }>(),
  outOf({ list: incompleteList }).list?.tariffs[0]?.name,
]

// @ts-expect-error no machine emits this
const announcement: keyof Announcements = 'account.chnged'

// @ts-expect-error a machine that declares no announcement announces nothing
const silent: AnnouncedBy<ReturnType<typeof createMachine>> = { type: 'account.changed' }

test('X1: the types of a machine reject unknown outcomes, tags, states, events and ports', () => {
  const wrong = misspelt(createActor(tariffMachine), { outcome: 'activated' })
  expect(wrong.slice(0, 3)).toEqual([false, false, false])
  expect(incomplete()).toHaveLength(3)
  expect(announcement).toBe('account.chnged')
  expect(silent).toEqual({ type: 'account.changed' })
})
