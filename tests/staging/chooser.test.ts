import { describe, expect, test } from 'vitest'
import { readGolden } from '../../tools/paths/golden'
import { createChooser } from './chooser'
import { type Knowledge, knowledgeOf, stateOf, turnOf, waysToRest } from './knowledge'
import { alphabets, type Stem, screenOf } from './policy'
import { openSteps, orderOf, type Walked } from './reasons'

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

  test('tries on the next visit what was impossible on this one', () => {
    const walked = walkedWith([])
    const chooser = createChooser(walked)
    const browsing = standingIn('browsing', walked)
    const first = chooser.next(browsing)
    if (!first) throw new Error('nothing to try')
    chooser.noteHindered('browsing', first)
    expect(chooser.next(browsing)).not.toBe(first)
    chooser.beginVisit()
    expect(chooser.next(browsing)).toBe(first)
  })

  test('submits a form only while the portal has to keep it to itself', () => {
    const walked = walkedWith([], 'supportRequest')
    const { nodes } = standingIn('writing.unjudged', walked)
    const send = walked.knowledge.states.get('writing.unjudged')?.acts.get('request.send(another choice)')
    if (!send) throw new Error('nothing to send')
    const orderWith = (isLongEnough: boolean) => {
      const alike = nodes.filter(
        ({ situation }) => situation.snapshot.context.text.trim().length >= 10 === isLongEnough,
      )
      return orderOf(walked, 'writing.unjudged', send, alike)
    }
    expect([orderWith(false), orderWith(true)]).toEqual(['soon', 'never'])
  })

  test('leaves the code of an SMS when nothing else is left to be tried there, and waits for the next', () => {
    const walked = walkedWith(['smsLogin/phone.submit', 'smsLogin/code.resend'], 'smsLogin')
    const chooser = createChooser(walked)
    const [pausing, resendable] = ['askingCode.pausing', 'askingCode.resendable']
    const tryIn = ([from, to]: readonly [string, string]) => {
      const act = chooser.next(standingIn(from, walked))
      if (act) chooser.note(from, act, to)
      return act?.label
    }
    const way = [
      ...([
        [pausing, pausing],
        [pausing, resendable],
        [resendable, resendable],
      ] as const),
      ...([
        [resendable, pausing],
        [pausing, 'askingPhone'],
      ] as const),
    ]
    const submit = 'code.submit(blanks around)'
    const labels = [submit, 'after(resendPause)', submit, 'code.resend', 'phone.change']
    expect(way.map(tryIn)).toEqual(labels)
  })
})

describe('what can come of a machine', () => {
  test('an event is not expected to be ignored if it comes about only where it is heeded', () => {
    const statesAfter = (known: Knowledge) => {
      const act = known.states.get('settled')?.acts.get('value.choose(on)')
      const edges = act ? known.nextAfter(act, known.nodesIn('settled')) : []
      return [...new Set(edges.map(({ to }) => stateOf(to)))].sort()
    }
    expect(statesAfter(knowledgeOf(readGolden('setting'), alphabets.setting))).toEqual(['saving', 'settled'])
    expect(statesAfter(walkedWith([], 'setting').knowledge)).toEqual(['saving'])
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
    const notAllowed = 'not allowed: tariff/terms.accept (charges); name it in "allow"'
    expect(known).toBe(23)
    expect(why.get('confirmingTerms → terms.accept')).toBe(notAllowed)
    expect(why.get('activating → done(activateTariff) → missingFunds')).toBe(notAllowed)
    expect(why.get('loading → error(loadTariffs) → failed')).toBe('needs a provider that fails')
    expect(why.get('missingFunds → topUp.choose')).toContain('a page of its own')
  })
})
