import requirements from '../../../tests/requirements.json'
import { statesIn, transitionsIn } from '../diagrams/flow'
import { announcements, drawnFlows } from '../diagrams/machines'
import { mermaidOf } from '../diagrams/mermaid'
import { goldenJourneys } from './goldenJourneys'
import { screenFiles } from './screenFiles'
import { sourceFiles } from './sourceFiles'
import { testTitles } from './testTitles'
import { sentences } from './words'

type Catalogue = ReturnType<typeof catalogued>
export type CataloguedState = Catalogue['states'][number]
export type CataloguedTransition = Catalogue['transitions'][number]

/** Reads machines, screens, tests, golden paths and words from the files of the repository. */
export function catalogued() {
  const flows = drawnFlows().map(({ stem, file, flow, machine }) => {
    const announced = announcements(file)
    const place = (actions: readonly string[]) => ({
      flow: stem,
      /** The events that its actions announce. */
      announces: actions.flatMap((action) => announced.get(action) ?? []),
    })
    const transitions = transitionsIn(flow)
    return {
      flow,
      // The page gets the configuration as JSON, without its functions.
      data: { name: stem, mermaid: mermaidOf(flow), config: machine.config },
      states: statesIn(flow.root).map(({ children: _, reactions: __, ...state }) => ({
        ...state,
        ...place([...state.entry, ...state.exit]),
      })),
      transitions: transitions.map((one) => ({ ...one, ...place(one.actions) })),
      journeys: goldenJourneys(stem, transitions),
    }
  })
  const sources = sourceFiles('src', /\.tsx?$/)
  const drawn = flows.map(({ flow }) => flow)
  return {
    flows: flows.map(({ data }) => data),
    states: flows.flatMap(({ states }) => states),
    transitions: flows.flatMap(({ transitions }) => transitions),
    journeys: flows.flatMap(({ journeys }) => journeys),
    requirements: Object.entries(requirements).map(([id, text]) => ({ id, text })),
    screens: screenFiles(sources, drawn),
    tests: testTitles(),
    sentences: sentences(sources),
  }
}
