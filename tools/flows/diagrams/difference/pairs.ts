import { type Flow, type FlowTransition, reactionsIn } from '../flow'

/** The same thing before and after; what has only one side is gone or new. */
export interface Pair<Part> {
  before?: Part
  after?: Part
}

/** Things that have a name of their own. */
export function pairsById<Part extends { id: string }>(
  before: readonly Part[],
  after: readonly Part[],
): Pair<Part>[] {
  const former = new Map(before.map((one) => [one.id, one]))
  const present = new Set(after.map(({ id }) => id))
  return [
    ...after.map((one) => ({ before: former.get(one.id), after: one })),
    ...before.filter(({ id }) => !present.has(id)).map((one) => ({ before: one })),
  ]
}

/**
 * The branches of one event have no names. Those belong together that are most alike: with the same guard and target, then
 * with the same guard, then with the same target, then what is left, one by one.
 */
export function pairsOfTransitions(before: Flow, after: Flow): Pair<FlowTransition>[] {
  const [former, present] = [branches(before), branches(after)]
  return [...new Set([...present.keys(), ...former.keys()])].flatMap((event) =>
    pairsOfBranches(former.get(event) ?? [], present.get(event) ?? []),
  )
}

/** The transitions that are now asked for before another one of their event that was asked for before them. */
export function overtaking(pairs: readonly Pair<FlowTransition>[]): Set<FlowTransition> {
  const both = pairs.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []))
  return new Set(
    both
      .filter((one) =>
        both.some(
          (other) =>
            one.after.source === other.after.source &&
            one.after.eventType === other.after.eventType &&
            inOrder(one.after, other.after) < 0 &&
            inOrder(one.before, other.before) > 0,
        ),
      )
      .map(({ after }) => after),
  )
}

const LIKENESSES: readonly ((one: FlowTransition) => string)[] = [
  ({ guard, target }) => `${guard} ${target}`,
  ({ guard }) => `${guard}`,
  ({ target }) => `${target}`,
  () => '',
]

function pairsOfBranches(before: FlowTransition[], after: FlowTransition[]): Pair<FlowTransition>[] {
  const partners = new Map<FlowTransition, FlowTransition>()
  const taken = new Set<FlowTransition>()
  for (const likeness of LIKENESSES)
    for (const one of after) {
      if (partners.has(one)) continue
      const partner = before.find((other) => !taken.has(other) && likeness(other) === likeness(one))
      if (!partner) continue
      partners.set(one, partner)
      taken.add(partner)
    }
  return [
    ...after.map((one) => ({ before: partners.get(one), after: one })),
    ...before.filter((one) => !taken.has(one)).map((one) => ({ before: one })),
  ]
}

function branches({ root, transitions }: Flow): Map<string, FlowTransition[]> {
  const found = new Map<string, FlowTransition[]>()
  for (const one of [...transitions, ...reactionsIn(root)].sort(inOrder)) {
    const event = `${one.source} ${one.eventType}`
    found.set(event, [...(found.get(event) ?? []), one])
  }
  return found
}

/** The place among the branches of an event ends its id. */
const placeOf = ({ id }: FlowTransition): number => Number(id.slice(id.lastIndexOf(' ')))
const inOrder = (one: FlowTransition, other: FlowTransition): number => placeOf(one) - placeOf(other)
