import type { GalleryState, ShownText } from '../manifest'
import type { Order, View } from './view'

/** How a state is named in the address. */
export const nameOf = ({ machine, state }: GalleryState) => `${machine}.${state}`

const wordsOf = (find: string) => find.toLowerCase().split(/\s+/).filter(Boolean)

const holds = (content: string, words: readonly string[]) => {
  const lower = content.toLowerCase()
  return words.every((word) => lower.includes(word))
}

export interface Found {
  state: GalleryState
  /** The texts in which all the words stand together. */
  texts: ShownText[]
}

const inText = ({ text, keys }: ShownText, words: readonly string[]) =>
  holds([text, ...keys].join(' '), words)

/** The states that hold all the words: in their own names and descriptions, or together in one text on the screen. */
export function findStates(states: readonly GalleryState[], { find, locale }: View): Found[] {
  const words = wordsOf(find)
  return states.flatMap((state) => {
    if (words.length === 0) return [{ state, texts: [] }]
    const { description, requirements, route, pathname, path } = state
    const own = [nameOf(state), description, ...requirements, route, pathname, path].join(' ')
    const texts = state.texts.filter((text) => text.locale === locale && inText(text, words))
    return texts.length > 0 || holds(own, words) ? [{ state, texts }] : []
  })
}

export interface Group {
  name: string
  found: Found[]
}

const namesIn: Readonly<Record<Exclude<Order, 'text'>, (state: GalleryState) => string[]>> = {
  machine: ({ machine }) => [machine],
  requirement: ({ requirements }) => (requirements.length > 0 ? requirements : ['none']),
  screen: ({ route }) => [route],
}

/** As people count: `T2` before `T10`. */
const { compare } = new Intl.Collator('en', { numeric: true })

/** The found states in groups; a state stands in each group that it belongs to. */
export function groupsOf(found: readonly Found[], by: Exclude<Order, 'text'>): Group[] {
  const groups = new Map<string, Found[]>()
  for (const one of found)
    for (const name of namesIn[by](one.state)) groups.set(name, [...(groups.get(name) ?? []), one])
  return [...groups]
    .map(([name, found]) => ({ name, found }))
    .sort(
      (one, other) =>
        Number(one.name === 'none') - Number(other.name === 'none') || compare(one.name, other.name),
    )
}

/** The found states in the order in which the page shows them, each once. */
export function inOrder(found: readonly Found[], by: Order): GalleryState[] {
  const shown = by === 'text' ? found : groupsOf(found, by).flatMap(({ found }) => found)
  return [...new Set(shown.map(({ state }) => state))]
}

export interface Sentence extends Pick<ShownText, 'text' | 'keys'> {
  states: GalleryState[]
}

/** Each text in the chosen language with the states in which it stands; those of messages first, by their keys. */
export function sentencesOf(states: readonly GalleryState[], { find, locale }: View): Sentence[] {
  const words = wordsOf(find)
  const sentences = new Map<string, Sentence>()
  for (const state of states)
    for (const shown of state.texts) {
      if (shown.locale !== locale || !inText(shown, words)) continue
      const { states: known = [] } = sentences.get(shown.text) ?? {}
      sentences.set(shown.text, { text: shown.text, keys: shown.keys, states: [...known, state] })
    }
  const isValue = ({ keys }: Sentence) => Number(keys.length === 0)
  return [...sentences.values()].sort(
    (one, other) =>
      isValue(one) - isValue(other) || compare(one.keys[0] ?? one.text, other.keys[0] ?? other.text),
  )
}
