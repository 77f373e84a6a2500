import requirements from '../../../tests/requirements.json'
import { type Flow, type FlowState, type FlowTransition, statesIn, transitionsIn } from '../diagrams/flow'
import { announcements, type DrawnFlow, drawnFlows } from '../diagrams/machines'
import { type GoldenJourney, goldenJourneys } from './goldenJourneys'
import { type ScreenFile, screenFiles } from './screenFiles'
import { sourceFiles } from './sourceFiles'
import { type TestTitle, testTitles } from './testTitles'
import { type Sentence, sentences } from './words'

/** All that can be looked for among the flows, as plain data. */
export interface Catalogue {
  flows: { name: string; description: string }[]
  states: CataloguedState[]
  transitions: CataloguedTransition[]
  requirements: { id: string; text: string }[]
  /** By the name of the file. */
  screens: ScreenFile[]
  tests: TestTitle[]
  journeys: GoldenJourney[]
  sentences: Sentence[]
}

export type CataloguedState = Omit<FlowState, 'children' | 'reactions'> & Place
export type CataloguedTransition = FlowTransition & Place

interface Place {
  flow: string
  /** The events that its actions announce. */
  announces: string[]
}

/** Reads machines, screens, tests, golden paths and words from the files of the repository. */
export function catalogued(): Catalogue {
  const drawn = drawnFlows()
  const sources = sourceFiles('src', /\.tsx?$/)
  const screens = screenFiles(
    sources,
    drawn.map(({ flow }) => flow),
  )
  return {
    flows: drawn.map(({ stem, flow }) => ({ name: stem, description: flow.root.description })),
    states: drawn.flatMap((one) =>
      statesOf(one.flow).map((state) => ({ ...state, ...placeIn(one, [...state.entry, ...state.exit]) })),
    ),
    transitions: drawn.flatMap((one) =>
      transitionsIn(one.flow).map((transition) => ({ ...transition, ...placeIn(one, transition.actions) })),
    ),
    requirements: Object.entries(requirements).map(([id, text]) => ({ id, text })),
    screens,
    tests: testTitles(),
    journeys: drawn.flatMap(({ stem, flow }) => goldenJourneys(stem, transitionsIn(flow))),
    sentences: sentences(sources),
  }
}

const statesOf = ({ root }: Flow) => statesIn(root).map(({ children: _, reactions: __, ...state }) => state)

function placeIn({ stem, file }: DrawnFlow, actions: readonly string[]): Place {
  const announced = announcements(file)
  return { flow: stem, announces: actions.flatMap((action) => announced.get(action) ?? []) }
}
