import type { OperationId } from '../../sandbox/document'
import { kindOf } from '../paths/kit/alphabet'
import type { Golden } from '../paths/kit/golden'
import { type Effect, effects, type HappeningName, type Stem } from './effects'
import { isSending, operationsOf } from './ports'

const isStem = (name: string): name is Stem => name in effects

const effectOfName = (name: string): Effect | undefined => {
  const [stem = '', happening = ''] = name.split('/')
  return isStem(stem) ? Object.entries(effects[stem]).find(([one]) => one === happening)?.[1] : undefined
}

/** Whether it never has to be allowed. */
const isHarmless = (effect: Effect) => effect === 'reads' || effect === 'signsIn'

/** Everything that has to be allowed by name. */
export const toBeAllowed: readonly HappeningName[] = Object.entries(effects).flatMap(([stem, happenings]) =>
  Object.entries(happenings).flatMap(([happening, effect]) =>
    isHarmless(effect) ? [] : [`${stem}/${happening}` as HappeningName],
  ),
)

export interface Policy {
  /** Why it must not be brought about, though it would be sent; `undefined` where it may. */
  forbids(name: string): string | undefined
}

export const policyOf = (allowed: readonly string[]): Policy => ({
  forbids(name) {
    const effect = effectOfName(name)
    if (effect === undefined) throw new Error(`effects do not say what ${name} does`)
    return isHarmless(effect) || allowed.includes(name)
      ? undefined
      : `not allowed: ${name} (${effect}); name it in "allow"`
  },
})

/** What each event of the customer, and opening, has the provider asked for, with what follows before the next event. */
export function operationsLedTo(stem: Stem, { starts, paths }: Golden): Map<string, Set<OperationId>> {
  const ledTo = new Map<string, Set<OperationId>>()
  const note = (happening: string, calls: readonly { port: string }[]) => {
    const operations = calls.flatMap(({ port }) => operationsOf(stem, port))
    ledTo.set(`${stem}/${happening}`, new Set([...(ledTo.get(`${stem}/${happening}`) ?? []), ...operations]))
  }
  for (const { start, steps } of paths) {
    let last = 'open'
    note(last, starts[start]?.calls ?? [])
    for (const { event, calls } of steps) {
      if (kindOf(event.type).kind === 'outside') last = event.type
      note(last, calls)
    }
  }
  return ledTo
}

/** What the portal may have the provider write in the walks of a machine. */
export function operationsPermitted(stem: Stem, golden: Golden, policy: Policy): Set<OperationId> {
  const permitted = [...operationsLedTo(stem, golden)].flatMap(([name, operations]) =>
    policy.forbids(name) === undefined ? [...operations] : [],
  )
  return new Set(permitted.filter(isSending))
}
