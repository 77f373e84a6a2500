import { describe, expect, test } from 'vitest'
import { readGolden } from '../../tools/paths/golden'
import { createChooser } from './chooser'
import { knowledgeOf, stateOf, turnOf, waysToRest } from './knowledge'
import { alphabets, type Stem, screenOf } from './policy'
import { openSteps, type Walked } from './reasons'

function walkedWith(allow: string[], stem: Stem = 'tariff'): Walked {
  const { own } = screenOf(stem)
  if (!own) throw new Error(`${stem} is not walked on a real provider`)
  return { stem, knowledge: knowledgeOf(readGolden(stem), alphabets[stem], own), own, allow }
}
const standingIn = (state: string, { knowledge }: Walked) => ({ state, nodes: knowledge.nodesIn(state) })

/** Goes wherever the provider's first answer leads. */
function walkFrom(state: string, allow: string[] = []): string[] {
  const walked = walkedWith(allow)
  const chooser = createChooser(walked)
  const labels: string[] = []
  let at = standingIn(state, walked)
  for (let act = chooser.next(at); act && labels.length < 30; act = chooser.next(at)) {
    const [edge] = walked.knowledge.nextAfter(act, at.nodes)
    const [way] = edge ? waysToRest(walked.knowledge, edge.to) : []
    const to = way ? stateOf(way.rest) : at.state
    chooser.note(at.state, act, to)
    labels.push(act.event.type)
    at = standingIn(to, walked)
  }
  return labels
}

describe('what a walk on a real provider does next', () => {
  const harmless = ['tariff.activate', 'terms.decline', 'tariff.deactivate', 'deactivation.cancel']

  test('tries everything harmless once, and comes back for what it has not tried', () => {
    expect(walkFrom('browsing')).toEqual(harmless)
  })

  test('brings about what was allowed when nothing harmless is left', () => {
    const labels = walkFrom('browsing', ['tariff/terms.accept'])
    expect(labels.indexOf('terms.accept')).toBeGreaterThan(labels.indexOf('deactivation.cancel'))
    expect(labels.filter((label) => label === 'terms.accept')).toHaveLength(1)
  })

  test('an order leads to every lasting state, by answers before failures', () => {
    const { knowledge } = walkedWith([])
    const [activating] = knowledge.nodesIn('activating')
    const ways = activating ? waysToRest(knowledge, activating) : []
    const told = ways.map(({ rest, turns }) => [stateOf(rest), turns[0] && turnOf(turns[0]).kind])
    const first = told.slice(0, 3).map(([state]) => state)
    expect(first).toEqual(expect.arrayContaining(['missingFunds', 'anotherActive', 'browsing']))
    expect(told).toContainEqual(['outcomeUnknown', 'error'])
  })

  test('each step that was not walked has its reason', () => {
    const states = new Set(['loading', 'browsing'])
    const { known, open } = openSteps(walkedWith([]), { states, steps: new Set(), impossible: new Map() })
    const why = new Map(open.map(({ step, why }) => [step, why]))
    expect(known).toBe(23)
    expect(why.get('confirmingTerms → terms.accept')).toBe(
      'not allowed: tariff/terms.accept (charges); name it in "allow"',
    )
    expect(why.get('activating → done(activateTariff) → missingFunds')).toContain('no walk came to the state')
    expect(why.get('loading → error(loadTariffs) → failed')).toBe('needs a provider that fails')
    expect(why.get('missingFunds → topUp.choose')).toContain('a page of its own')
  })
})
