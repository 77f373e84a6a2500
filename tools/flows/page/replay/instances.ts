/** What is asked here of a step of a session. */
interface Step {
  flow: string
  actor: string
  instance: string
  event: string
  status: string
}

/** How xstate calls the event with which an actor begins. */
export const BEGIN = 'xstate.init'

/**
 * Without the first of two starts: in development, React starts what it draws, stops it and starts it again, so that
 * what is forgotten to be cleaned up is seen.
 */
export function withoutFalseStarts<Moment extends Step>(moments: readonly Moment[]): Moment[] {
  const falseStarts = new Set<Moment>()
  for (const steps of groups(moments, ({ actor }) => actor).values())
    for (const [index, step] of steps.entries()) {
      const [stop, next] = steps.slice(index + 1, index + 3)
      if (step.event !== BEGIN || stop?.status !== 'stopped' || next?.event !== BEGIN) continue
      falseStarts.add(step).add(stop)
    }
  return moments.filter((moment) => !falseStarts.has(moment))
}

/** The actors of a machine that runs more than once are numbered, and told apart by what each was started for. */
export function named<Moment extends Step>(
  moments: readonly Moment[],
  purposeOf: (actor: string) => string,
): Moment[] {
  const names = new Map<string, string>()
  for (const [flow, steps] of groups(moments, (moment) => moment.flow)) {
    const actors = [...groups(steps, ({ actor }) => actor).keys()]
    for (const [index, actor] of actors.entries()) {
      const number = actors.length > 1 ? ` #${index + 1}` : ''
      const purpose = purposeOf(actor)
      names.set(actor, `${flow}${number}${purpose && ` (${purpose})`}`)
    }
  }
  return moments.map((moment) => ({ ...moment, instance: names.get(moment.actor) ?? moment.flow }))
}

/** As `Map.groupBy`, which Node 20 has not. */
function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const found = new Map<string, Item[]>()
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item])
  return found
}
