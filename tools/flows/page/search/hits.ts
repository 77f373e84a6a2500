import type { ScreenFile } from '../../catalogue/screenFiles'
import { catalogue } from '../catalogue.data'
import { type Target, targetOf } from '../place'

/** Something that the search can find. */
export interface Hit {
  kind: string
  title: string
  detail: string
  /** Other words that find it. */
  words: readonly string[]
  /** The requirements that it carries, shows or proves. */
  requirements: readonly string[]
  /** A file that belongs to no flow has none. */
  target?: Target
}

/** `asking.ready` of `topUp.asking.ready`; a flow is its own name. */
export const nameOf = (id: string): string => id.slice(id.indexOf('.') + 1)

const { states, transitions, requirements, screens, tests, journeys, sentences } = catalogue

const flowOf = (requirement = '') =>
  [...states, ...transitions].find((part) => part.requirements.includes(requirement))?.flow

/** A screen sends its events itself; the answer to a question shows in the state to which it leads. */
function shownOn(screen: ScreenFile): string[] {
  const isAnswer = (eventType: string) => eventType.startsWith('xstate.')
  const parts = [
    ...states.filter(({ id }) => screen.states.includes(id)),
    ...transitions.filter(
      ({ id, target = '', eventType }) =>
        screen.transitions.includes(id) || (isAnswer(eventType) && screen.states.includes(target)),
    ),
  ]
  return parts.flatMap((part) => part.requirements)
}

const targetOfScreen = ({ states, transitions, flows }: ScreenFile): Target | undefined =>
  [...states, ...transitions, ...flows].map(targetOf)[0]

const stateHits = states.map(
  ({ id, flow, description, requirements, invokes, entry, exit, tags, announces }): Hit => ({
    kind: id === flow ? 'Flows' : 'States',
    title: id,
    detail: description,
    words: [
      ...invokes.flatMap(({ id, src, kind = '' }) => [id, src, kind]),
      ...entry,
      ...exit,
      ...tags,
      ...announces,
    ],
    requirements,
    target: targetOf(id),
  }),
)

/** Everything in the catalogue, in the order of the kinds on the page. */
export const hits: readonly Hit[] = [
  ...requirements.map(({ id, text }) => ({
    ...{ kind: 'Requirements', title: id, detail: text, words: [], requirements: [id] },
    target: { flow: flowOf(id), requirement: id },
  })),
  ...stateHits.filter(({ kind }) => kind === 'Flows'),
  ...stateHits.filter(({ kind }) => kind === 'States'),
  ...transitions.map(({ id, source, target = '', event, guard, ...arrow }) => ({
    kind: 'Arrows',
    title: `${source}: ${event}${guard ? ` [${guard}]` : ''}`,
    detail: arrow.description,
    words: [target, arrow.eventType, ...arrow.actions, ...arrow.announces],
    requirements: arrow.requirements,
    target: targetOf(id),
  })),
  ...sentences.map(({ key, de, sr, files }) => ({
    ...{ kind: 'What the customer reads', title: de, words: [], requirements: [] },
    detail: [sr, key, ...files.map((file) => file.replace('src/', ''))].join(' · '),
    target: screens
      .filter(({ file }) => files.includes(file))
      .flatMap((screen) => targetOfScreen(screen) ?? [])[0],
  })),
  ...screens.map((screen) => ({
    ...{ kind: 'Screens', title: screen.file, words: [], requirements: shownOn(screen) },
    detail: screen.states.map(nameOf).join(', ') || screen.flows.join(', '),
    target: targetOfScreen(screen),
  })),
  ...tests.map(({ file, requirements, title }) => ({
    ...{ kind: 'Tests', title, detail: `${requirements.join(' ')} · ${file}`, words: [], requirements },
    target: { flow: flowOf(requirements[0]), requirement: requirements[0] },
  })),
  ...journeys.map(({ flow, number, requirements, steps, start, end }) => ({
    ...{ kind: 'Golden paths', title: `${flow}, path ${number}, ends in ${nameOf(end)}`, words: [end] },
    ...{ detail: `${steps.length} steps from ${start}`, requirements },
    target: { flow, path: number },
  })),
]
