import type { OperationId } from '../../sandbox/document'
import type { Golden } from '../../tools/paths/golden'
import { type Effect, effects, type HappeningName, portsLedTo, type Stem } from './effects'
import { isSending, operationsOf } from './ports'

/** Whether it never has to be allowed. */
const isHarmless = (effect: Effect) => effect === 'reads' || effect === 'signsIn'

/** Everything that has to be allowed by name. */
export const toBeAllowed: readonly HappeningName[] = [...effects].flatMap(([name, effect]) =>
  isHarmless(effect) ? [] : [name],
)

export interface Policy {
  /** Why it must not be brought about, though it would be sent; `undefined` where it may. */
  forbids(name: string): string | undefined
}

export const policyOf = (allowed: readonly string[]): Policy => ({
  forbids(name) {
    const effect = [...effects].find(([one]) => one === name)?.[1]
    if (effect === undefined) throw new Error(`effects do not say what ${name} does`)
    return isHarmless(effect) || allowed.includes(name)
      ? undefined
      : `not allowed: ${name} (${effect}); name it in "allow"`
  },
})

/** What each event of the customer, and opening, has the provider asked for, with what follows before the next event. */
const operationsLedTo = (stem: Stem, golden: Golden): Map<HappeningName, Set<OperationId>> =>
  new Map(
    [...portsLedTo(stem, golden)].map(([name, ports]) => [
      name,
      new Set([...ports].flatMap((port) => operationsOf(stem, port))),
    ]),
  )

/** What the portal may have the provider write in the walks of a machine. */
export function operationsPermitted(stem: Stem, golden: Golden, policy: Policy): Set<OperationId> {
  const permitted = [...operationsLedTo(stem, golden)].flatMap(([name, operations]) =>
    policy.forbids(name) === undefined ? [...operations] : [],
  )
  return new Set(permitted.filter(isSending))
}
