import { isPortKind } from '../../../../scripts/machine-rules/kindOfPort'
import { type Hit, hits } from './hits'

/** Hits of one kind. */
export interface Group {
  kind: string
  hits: Hit[]
  /** How many there are, with those that are left out. */
  count: number
}

/** Answers `T3`, `where is T3?`, `what charges?` and words; a hit contains every word. */
export function search(question: string): Group[] {
  const asked = question.trim().replace(/^where(’s|'s| is)\s+|\?+$/gi, '')
  if (asked === '') return []
  const id = asked.toUpperCase()
  if (hits.some(({ kind, title }) => kind === 'Requirements' && title === id))
    return grouped(hits.filter(({ requirements }) => requirements.includes(id)))
  const port = /^what\s+(\w+)$/i.exec(asked)?.[1]?.toLowerCase()
  if (isPortKind(port)) return grouped(hits.filter(({ words }) => words.includes(port)))

  const words = folded(asked).split(/\s+/)
  const found = hits.filter((hit) => {
    const text = folded([hit.title, hit.detail, ...hit.words, ...hit.requirements].join(' '))
    return words.every((word) => text.includes(word))
  })
  const [first = ''] = words
  return grouped(found).map(({ hits, ...group }) => ({
    ...group,
    hits: hits.toSorted((one, other) => rank(one, first) - rank(other, first)).slice(0, MOST),
  }))
}

/** How many hits of a kind the search shows for words. */
const MOST = 8

function grouped(hits: readonly Hit[]): Group[] {
  const kinds = new Map<string, Hit[]>()
  for (const hit of hits) kinds.set(hit.kind, [...(kinds.get(hit.kind) ?? []), hit])
  return [...kinds].map(([kind, hits]) => ({ kind, hits, count: hits.length }))
}

/** A title that begins with the word comes first, then one that contains it. */
function rank({ title }: Hit, word: string): number {
  const name = folded(title)
  if (name === word) return -1
  return name.startsWith(word) || name.includes(`.${word}`) ? 0 : name.includes(word) ? 1 : 2
}

/** Without capitals and accents: `racun` finds `račun`. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase()
