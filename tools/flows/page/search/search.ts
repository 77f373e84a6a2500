import { isPortKind, type PortKind } from '../../../../scripts/machine-rules/kindOfPort'
import type { Catalogue } from '../../catalogue/catalogue'
import {
  arrowHit,
  flowHit,
  type Hit,
  journeyHit,
  requirementHit,
  screenHit,
  sentenceHit,
  stateHit,
  testHit,
} from './hit'
import { whereIs } from './whereIs'

/** Hits of one kind. */
export interface Group {
  label: string
  hits: Hit[]
  /** How many there are, those left out included. */
  count: number
}

const MOST = 8

/** Answers `T3`, `where is T3?`, `what charges?` and words: every word has to stand in what is found. */
export function search(catalogue: Catalogue, question: string): Group[] {
  const asked = question.trim().replace(/^where(’s|'s| is)\s+|\?+$/gi, '')
  if (asked === '') return []
  const requirement = catalogue.requirements.find(({ id }) => id === asked.toUpperCase())
  const kind = /^what\s+(\w+)$/i.exec(asked)?.[1]?.toLowerCase()
  const found = requirement
    ? { ...nothing, requirements: [requirement], ...whereIs(requirement.id, catalogue) }
    : isPortKind(kind)
      ? { ...nothing, states: statesThatAsk(kind, catalogue) }
      : catalogue
  const most = isPortKind(kind) ? undefined : MOST
  const words = found === catalogue ? folded(asked).split(/\s+/) : []
  return hitsIn(found, catalogue).flatMap(([label, all]) => {
    const hits = all.filter((hit) => words.every((word) => textOf(hit).includes(word)))
    const [first = ''] = words
    const ranked = hits.toSorted((one, other) => rank(one, first) - rank(other, first))
    return hits.length > 0 ? [{ label, hits: ranked.slice(0, most), count: hits.length }] : []
  })
}

const nothing: Catalogue = {
  ...{ flows: [], states: [], transitions: [], requirements: [] },
  ...{ screens: [], tests: [], journeys: [], sentences: [] },
}

/** By the kind of the ports that they ask. */
const statesThatAsk = (kind: PortKind, { states }: Catalogue) =>
  states.filter(({ invokes }) => invokes.some((invoke) => invoke.kind === kind))

function hitsIn(found: Catalogue, catalogue: Catalogue): [string, Hit[]][] {
  const screens = new Map(catalogue.screens.map((screen) => [screen.file, screen]))
  return [
    ['Requirements', found.requirements.map((one) => requirementHit(one, catalogue))],
    ['Flows', found.flows.map(flowHit)],
    ['States', found.states.filter(({ id, flow }) => id !== flow || found !== catalogue).map(stateHit)],
    ['Arrows', found.transitions.map(arrowHit)],
    ['What the customer reads', found.sentences.map((one) => sentenceHit(one, screens))],
    ['Screens', found.screens.map(screenHit)],
    ['Tests', found.tests.map((one) => testHit(one, catalogue))],
    ['Golden paths', found.journeys.map(journeyHit)],
  ]
}

const textOf = ({ title, detail, more }: Hit): string => folded(`${title} ${detail} ${more}`)

/** What begins so stands before what is named so, and that before what only speaks of it. */
function rank({ title }: Hit, word: string): number {
  const name = folded(title)
  if (name === word) return -1
  return name.startsWith(word) || name.includes(`.${word}`) ? 0 : name.includes(word) ? 1 : 2
}

/** Without capitals and accents: who looks for `racun` finds `račun`. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase()
