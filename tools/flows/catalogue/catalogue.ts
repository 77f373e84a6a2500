import requirements from '../../../docs/requirements.json'
import { locales } from '../../../i18n/i18n-util'
import { statesIn, transitionsIn } from '../diagrams/flow'
import { announcements, drawnFlows } from '../diagrams/machines'
import { customerTexts } from './customerTexts'
import { customerWords } from './customerWords'
import { goldenPathsOf } from './goldenPaths'
import { screenFiles } from './screenFiles'
import { sourceFiles } from './sourceFiles'
import { testTitles } from './testTitles'

type Catalogue = ReturnType<typeof createCatalogue>
export type CataloguedState = Catalogue['states'][number]
export type CataloguedTransition = Catalogue['transitions'][number]

/** Reads machines, screens, tests, golden paths and words from the files of the repository. */
export function createCatalogue() {
  const drivers = sourceFiles('tests/paths/drivers', /\.ts$/)
  const flows = drawnFlows().map(({ stem, file, flow }) => {
    const announcementsByAction = announcements(file)
    const flowFacts = (actions: readonly string[]) => ({
      flow: stem,
      /** The events that its actions announce. */
      announces: actions.flatMap((action) => announcementsByAction.get(action) ?? []),
    })
    const transitions = transitionsIn(flow)
    const states = statesIn(flow.root)
    const words = customerWords(stem, drivers)
    return {
      flow,
      name: stem,
      states: states.map(({ children: _, reactions: __, ...state }) => ({
        ...state,
        ...flowFacts([...state.entry, ...state.exit]),
      })),
      transitions: transitions.map((one) => ({
        ...one,
        ...flowFacts(one.actions),
        labels: words.labelsOf(one.eventType),
        /** The operation that the state before the arrow calls. */
        operation: states
          .filter(({ id }) => id === one.source)
          .flatMap(({ invokes }) => invokes.map(({ src }) => words.operationOf(src) ?? src))[0],
      })),
      goldenPaths: goldenPathsOf(stem, transitions),
    }
  })
  const sources = sourceFiles('src', /(?<!\.test)\.tsx?$/)
  const flowModels = flows.map(({ flow }) => flow)
  return {
    locales,
    flows: flows.map(({ name }) => ({ name })),
    states: flows.flatMap(({ states }) => states),
    transitions: flows.flatMap(({ transitions }) => transitions),
    goldenPaths: flows.flatMap(({ goldenPaths }) => goldenPaths),
    requirements: Object.entries(requirements).map(([id, text]) => ({ id, text })),
    screens: screenFiles(sources, flowModels),
    tests: testTitles(),
    customerTexts: customerTexts(sources),
  }
}
