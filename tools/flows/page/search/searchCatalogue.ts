import { isPortKind } from '../../../../scripts/machine-rules/kindOfPort'
import type { CataloguedState } from '../../catalogue/catalogue'
import type { ScreenFile } from '../../catalogue/screenFiles'
import { stripFlow } from '../../diagrams/flow'
import { catalogue } from '../catalogue.data'
import { type Target, targetOf } from '../route'
import { storyboardOf } from '../storyboard/storyboardOf'

/** Something that the search can find. */
interface Hit {
  kind: string
  title: string
  detail: string
  /** Other words that find it. */
  words?: readonly string[]
  /** The requirements that it carries, shows or proves. */
  requirements?: readonly string[]
  /** A file that belongs to no flow has none. */
  target?: Target
}

const { states, transitions, requirements, rules, screens, tests, goldenPaths, customerTexts } = catalogue

const flowOf = (requirement = '') =>
  [...states, ...transitions].find((part) => part.requirements.includes(requirement))?.flow

const requirementsOfScreen = ({ states: stateIds, transitions: transitionIds }: ScreenFile) =>
  [...states, ...transitions]
    .filter(({ id }) => stateIds.includes(id) || transitionIds.includes(id))
    .flatMap(({ requirements }) => requirements)

const targetOfScreen = ({ states, transitions, flows }: ScreenFile): Target | undefined =>
  [...states, ...transitions, ...flows].map(targetOf)[0]

const invokeWords = ({ id, src, kind }: CataloguedState['invokes'][number]) => [id, src, kind]

const stateHits = states.map(
  ({ id, flow, description, requirements, invokes, entry, exit, tags, announces }): Hit => ({
    kind: id === flow ? 'Flows' : 'States',
    title: id,
    detail: description,
    words: [...invokes.flatMap(invokeWords), ...entry, ...exit, ...tags, ...announces],
    requirements,
    target: targetOf(id),
  }),
)

/** Everything in the catalogue, in the order of the kinds on the page. */
const hits: readonly Hit[] = [
  ...requirements.map(({ id, text }) => ({
    kind: 'Requirements',
    title: id,
    detail: text,
    requirements: [id],
    target: { flow: flowOf(id), requirement: id },
  })),
  ...rules
    .filter(({ name }, index) => rules.findIndex((one) => one.name === name) === index)
    .map(({ name, sentence, requirements, verb, flow }) => ({
      kind: 'Rules',
      title: sentence,
      detail: `${verb} · ${rules.flatMap((one) => (one.name === name ? one.flow : [])).join(', ')}`,
      requirements,
      target: { flow, rule: name },
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
  ...customerTexts.map(({ key, text, translations, files }) => ({
    kind: 'What the customer reads',
    title: text,
    detail: [...translations, key, ...files.map((file) => file.replace('src/', ''))].join(' · '),
    target: screens.flatMap((one) => (files.includes(one.file) ? (targetOfScreen(one) ?? []) : []))[0],
  })),
  ...screens.map((screen) => ({
    kind: 'Screens',
    title: screen.file,
    detail: screen.states.map((id) => stripFlow(id)).join(', ') || screen.flows.join(', '),
    requirements: requirementsOfScreen(screen),
    target: targetOfScreen(screen),
  })),
  ...tests.map(({ file, requirements, title }) => ({
    kind: 'Tests',
    title,
    detail: `${requirements.join(' ')} · ${file}`,
    requirements,
    target: { flow: flowOf(requirements[0]), requirement: requirements[0] },
  })),
  ...goldenPaths.map(({ flow, number, requirements, steps, start, end }) => ({
    kind: 'Golden paths',
    title: `${flow}, path ${number}, ends in ${stripFlow(end)}`,
    detail: `${steps.length} steps from ${start}`,
    words: [end],
    requirements,
    target: { flow, path: number },
  })),
]

/** Hits of one kind. */
export interface Group {
  kind: string
  hits: Hit[]
  /** How many there are, with those that are left out. */
  count: number
}

/** Answers `T3`, `where is T3?`, `what charges?`, `what happens if …?` and words; a hit contains every word. */
export function searchCatalogue(question: string): Group[] {
  const queryText = question.trim().replace(/^where(’s|'s| is)\s+|\?+$/gi, '')
  if (queryText === '') return []
  const id = queryText.toUpperCase()
  if (hits.some(({ kind, title }) => kind === 'Requirements' && title === id))
    return groupByKind(hits.filter(({ requirements = [] }) => requirements.includes(id)))
  const port = /^what\s+(\w+)$/i.exec(queryText)?.[1]?.toLowerCase()
  if (isPortKind(port)) return groupByKind(hits.filter(({ words = [] }) => words.includes(port)))

  const story = /^what happens\b(.*)/i.exec(queryText)?.[1]
  if (story !== undefined) return storyboards(story)

  const words = normalizeText(queryText).split(/\s+/)
  const found = hits.filter(({ title, detail, words: others = [], requirements = [] }) => {
    const text = normalizeText([title, detail, ...others, ...requirements].join(' '))
    return words.every((word) => text.includes(word))
  })
  const [first = ''] = words
  return groupByKind(found).map(({ hits, ...group }) => ({
    ...group,
    hits: hits.toSorted((one, other) => rank(one, first) - rank(other, first)).slice(0, MAX_HITS),
  }))
}

const FILL_WORDS = /^(if|when|while|and|a|an|the|is|are|does|do|it|in|on|of|to|with|by|for)$/

/** The storyboards of the arrows with most of the words, in themselves or in the states and the flow around them. */
function storyboards(question: string): Group[] {
  const words = normalizeText(question)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !FILL_WORDS.test(word))
    // Every text speaks of the present.
    .map((word) => (word === 'paid' ? 'pay' : word.replace(/(ed|s)$/, '')))
  const rated = transitions.flatMap(
    ({ id, flow, source, target: end = '', event, description, operation = '' }) => {
      const around = states.filter((state) => [flow, source, end].includes(state.id))
      const text = normalizeText(
        [id, description, operation, ...around.map((one) => one.description)].join(' '),
      )
      const own = normalizeText(description)
      const rating =
        words.filter((word) => text.includes(word)).length + words.filter((word) => own.includes(word)).length
      const target = { ...targetOf(id), storyboard: true }
      const hit: Hit = { kind: 'Storyboards', title: description, detail: `${source}: ${event}`, target }
      return rating > 0 && storyboardOf(target) ? { hit, rating } : []
    },
  )
  return groupByKind(
    rated
      .sort((one, other) => other.rating - one.rating)
      .slice(0, MAX_HITS)
      .map(({ hit }) => hit),
  )
}

/** How many hits of a kind the search shows for words. */
const MAX_HITS = 8

function groupByKind(hits: readonly Hit[]): Group[] {
  const kinds = new Map<string, Hit[]>()
  for (const hit of hits) kinds.set(hit.kind, [...(kinds.get(hit.kind) ?? []), hit])
  return [...kinds].map(([kind, hits]) => ({ kind, hits, count: hits.length }))
}

/** A title that begins with the word comes first, then one that contains it. */
function rank({ title }: Hit, word: string): number {
  const name = normalizeText(title)
  if (name === word) return -1
  return name.startsWith(word) || name.includes(`.${word}`) ? 0 : name.includes(word) ? 1 : 2
}

/** Without capitals and accents: `racun` finds `račun`. */
const normalizeText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase()
