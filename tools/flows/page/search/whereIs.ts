import type { Catalogue } from '../../catalogue/catalogue'

/** Everything that carries a requirement, or shows it, or proves it. */
export function whereIs(
  id: string,
  { states, transitions, screens, tests, journeys }: Catalogue,
): Omit<Catalogue, 'flows' | 'sentences' | 'requirements'> {
  const carries = ({ requirements }: { requirements: readonly string[] }) => requirements.includes(id)
  const arrows = transitions.filter(carries)
  // What the customer sends, a screen names itself; an answer shows in the state to which it leads.
  const answers = arrows.filter(({ eventType }) => eventType.startsWith('xstate.'))
  const carriers = new Set(states.filter(carries).map((state) => state.id))
  const shown = new Set([...carriers, ...answers.map(({ target }) => target)])
  const sent = new Set(arrows.map((arrow) => arrow.id))
  return {
    states: states.filter((state) => carriers.has(state.id)),
    transitions: arrows,
    screens: screens.filter(
      (screen) =>
        screen.states.some((state) => shown.has(state)) || screen.transitions.some((one) => sent.has(one)),
    ),
    tests: tests.filter(carries),
    journeys: journeys.filter(carries),
  }
}
