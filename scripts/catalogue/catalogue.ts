import requirements from '../../tests/requirements.json'
import { drawnFlows } from '../diagrams/drawnFlow'
import { type Flow, type FlowState, type FlowTransition, reactionsIn, statesIn } from '../diagrams/flow'
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

export type CataloguedState = Omit<FlowState, 'children' | 'reactions'> & { flow: string }
export type CataloguedTransition = FlowTransition & { flow: string }

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
    states: drawn.flatMap(({ stem, flow }) => statesOf(flow).map((state) => ({ ...state, flow: stem }))),
    transitions: drawn.flatMap(({ stem, flow }) =>
      allTransitions(flow).map((one) => ({ ...one, flow: stem })),
    ),
    requirements: Object.entries(requirements).map(([id, text]) => ({ id, text })),
    screens,
    tests: testTitles(),
    journeys: drawn.flatMap(({ stem, flow }) => goldenJourneys(stem, allTransitions(flow))),
    sentences: sentences(sources),
  }
}

const statesOf = ({ root }: Flow) => statesIn(root).map(({ children: _, reactions: __, ...state }) => state)

const allTransitions = ({ root, transitions }: Flow): FlowTransition[] => [
  ...transitions,
  ...reactionsIn(root),
]
