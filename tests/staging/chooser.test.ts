import { describe, expect, test } from 'vitest'
import { readGolden } from '../../tools/paths/golden'
import { screens } from '../paths/screens/all'
import type { Screen } from '../paths/screens/portal'
import { alphabet as settingAlphabet } from '../paths/setting.alphabet'
import { alphabet as ofSmsLogin } from '../paths/smsLogin.alphabet'
import { alphabet as ofSupport } from '../paths/supportRequest.alphabet'
import { alphabet } from '../paths/tariff.alphabet'
import { createChooser } from './chooser'
import type { Stem } from './effects'
import { type Knowledge, knowledgeOf, stateOf, turnOf, waysToRest } from './knowledge'
import { policyOf } from './policy'
import { openSteps, orderOf } from './reasons'

const ownOf = (stem: Stem) => {
  const { own }: Screen = screens[stem]
  if (!own) throw new Error(`${stem} is not walked on a real provider`)
  return own
}
const knowledge = knowledgeOf(readGolden('tariff'), alphabet, ownOf('tariff'))

const walkedWith = (allow: string[], stem: Stem = 'tariff', known = knowledge) => ({
  ...{ stem, knowledge: known, own: ownOf(stem) },
  policy: policyOf(allow),
})

const standingIn = (state: string, { states }: Knowledge = knowledge) => ({
  ...{ state, nodes: states.get(state)?.nodes ?? [] },
})

/** Goes wherever the provider's first answer leads. */
function walkFrom(state: string, allow: string[] = []): string[] {
  const walked = walkedWith(allow)
  const chooser = createChooser(knowledge, (at, act) => orderOf(walked, at, act))
  const labels: string[] = []
  let at = standingIn(state)
  for (let act = chooser.next(at); act && labels.length < 30; act = chooser.next(at)) {
    const [edge] = knowledge.nextAfter(act, at.nodes)
    const [way] = edge ? waysToRest(knowledge, edge.to) : []
    const to = way ? stateOf(way.rest) : at.state
    chooser.note(at.state, act, to)
    labels.push(act.event.type)
    at = standingIn(to)
  }
  return labels
}

describe('what a walk on a real provider does next', () => {
  test('tries everything harmless once, and comes back for what it has not tried', () => {
    expect(walkFrom('browsing')).toEqual([
      'tariff.activate',
      'terms.decline',
      'tariff.deactivate',
      'deactivation.cancel',
    ])
  })

  test('brings about what was allowed when nothing harmless is left', () => {
    const labels = walkFrom('browsing', ['tariff/terms.accept'])
    expect(labels.indexOf('terms.accept')).toBeGreaterThan(labels.indexOf('deactivation.cancel'))
    expect(labels.filter((label) => label === 'terms.accept')).toHaveLength(1)
  })

  test('tries on the next visit what was impossible on this one', () => {
    const walked = walkedWith([])
    const chooser = createChooser(knowledge, (at, act) => orderOf(walked, at, act))
    const browsing = standingIn('browsing')
    const first = chooser.next(browsing)
    if (!first) throw new Error('nothing to try')
    chooser.noteHindered('browsing', first)
    expect(chooser.next(browsing)).not.toBe(first)
    chooser.beginVisit()
    expect(chooser.next(browsing)).toBe(first)
  })

  test('does not expect that an event is ignored which comes about only where it is heeded', () => {
    const statesAfter = (known: Knowledge) => {
      const act = known.states.get('settled')?.acts.get('value.choose(on)')
      const edges = act ? known.nextAfter(act, standingIn('settled', known).nodes) : []
      return [...new Set(edges.map(({ to }) => stateOf(to)))].sort()
    }
    expect(statesAfter(knowledgeOf(readGolden('setting'), settingAlphabet))).toEqual(['saving', 'settled'])
    expect(statesAfter(knowledgeOf(readGolden('setting'), settingAlphabet, ownOf('setting')))).toEqual([
      'saving',
    ])
  })

  test('knows every lasting state that an order can lead to, answers before failures', () => {
    const [activating] = standingIn('activating').nodes
    const ways = activating ? waysToRest(knowledge, activating) : []
    const told = ways.map(({ rest, turns }) => [stateOf(rest), turns[0] && turnOf(turns[0]).kind])
    expect(told.slice(0, 3).map(([state]) => state)).toEqual(
      expect.arrayContaining(['missingFunds', 'anotherActive', 'browsing']),
    )
    expect(told).toContainEqual(['outcomeUnknown', 'error'])
  })

  test('says of each step that was not walked why', () => {
    const nothing = {
      states: new Set(['loading', 'browsing']),
      steps: new Set<string>(),
      impossible: new Map(),
    }
    const open = new Map(openSteps(walkedWith([]), nothing).map(({ step, why }) => [step, why]))
    const notAllowed = 'not allowed: tariff/terms.accept (charges); name it in "allow"'
    expect(open.get('confirmingTerms → terms.accept')).toBe(notAllowed)
    expect(open.get('activating → done(activateTariff) → missingFunds')).toBe(notAllowed)
    expect(open.get('loading → error(loadTariffs) → failed')).toBe('needs a provider that fails')
    expect(open.get('missingFunds → topUp.choose')).toContain('a page of its own')
  })
})

test('a form may be submitted while the portal has to keep it to itself', () => {
  const known = knowledgeOf(readGolden('supportRequest'), ofSupport, ownOf('supportRequest'))
  const { nodes } = standingIn('writing.unjudged', known)
  const send = known.states.get('writing.unjudged')?.acts.get('request.send(another choice)')
  const orderWith = (isLongEnough: boolean) => {
    const isSo = ({ context }: { context: { text: string } }) =>
      context.text.trim().length >= 10 === isLongEnough
    const alike = nodes.filter(({ situation }) => isSo(situation.snapshot))
    return send && orderOf(walkedWith([], 'supportRequest', known), 'writing.unjudged', send, alike)
  }
  expect([orderWith(false), orderWith(true)]).toEqual(['soon', 'never'])
})

test('a walk leaves the code of an SMS when nothing else is left to be tried there, and waits for the next', () => {
  const known = knowledgeOf(readGolden('smsLogin'), ofSmsLogin, ownOf('smsLogin'))
  const walked = walkedWith(['smsLogin/phone.submit', 'smsLogin/code.resend'], 'smsLogin', known)
  const chooser = createChooser(known, (at, act) => orderOf(walked, at, act))
  const tryIn = (from: string, to: string) => {
    const act = chooser.next(standingIn(from, known))
    if (act) chooser.note(from, act, to)
    return act?.label
  }
  expect([
    tryIn('askingCode.pausing', 'askingCode.pausing'),
    tryIn('askingCode.pausing', 'askingCode.resendable'),
    tryIn('askingCode.resendable', 'askingCode.resendable'),
    tryIn('askingCode.resendable', 'askingCode.pausing'),
    tryIn('askingCode.pausing', 'askingPhone'),
  ]).toEqual([
    'code.submit(blanks around)',
    'after(resendPause)',
    'code.submit(blanks around)',
    'code.resend',
    'phone.change',
  ])
})
