import { describe, expect, test } from 'vitest'
import { readGolden } from '../paths/kit/golden'
import { alphabet as settingAlphabet } from '../paths/setting.alphabet'
import { alphabet as ofSmsLogin } from '../paths/smsLogin.alphabet'
import { alphabet as ofSupport } from '../paths/supportRequest.alphabet'
import { alphabet } from '../paths/tariff.alphabet'
import { createChooser } from './chooser'
import { keptAfter, knowledgeOf, waysToRest } from './knowledge'
import { policyOf } from './policy'
import { openSteps, orderOf } from './reasons'
import { setting } from './screens/setting'
import { smsLogin } from './screens/smsLogin'
import { supportRequest } from './screens/supportRequest'
import { tariff as screen } from './screens/tariff'

const knowledge = knowledgeOf(readGolden('tariff'), alphabet, screen)

const walkedWith = (allow: string[]) => ({
  ...{ stem: 'tariff' as const, knowledge, screen },
  policy: policyOf(allow),
})

/** Goes wherever the provider's first answer leads. */
function walkFrom(state: string, allow: string[] = []): string[] {
  const walked = walkedWith(allow)
  const chooser = createChooser(knowledge, (at, act) => orderOf(walked, at, act))
  const labels: string[] = []
  let at = state
  for (let act = chooser.next(at); act && labels.length < 30; act = chooser.next(at)) {
    const [way] = waysToRest(knowledge, act.next[0]?.state ?? '')
    const to = way?.rest ?? at
    chooser.note(at, act, to)
    labels.push(act.event.type)
    at = to
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
    const first = chooser.next('browsing')
    if (!first) throw new Error('nothing to try')
    chooser.noteHindered('browsing', first)
    expect(chooser.next('browsing')).not.toBe(first)
    chooser.beginVisit()
    expect(chooser.next('browsing')).toBe(first)
  })

  test('does not expect that an event is ignored which comes about only where it is heeded', () => {
    const actOf = (known: typeof knowledge) => known.states.get('settled')?.acts.get('value.choose(on)')
    const golden = readGolden('setting')
    expect(actOf(knowledgeOf(golden, settingAlphabet))?.next.map(({ state }) => state)).toEqual([
      'settled',
      'saving',
    ])
    const heeding = knowledgeOf(golden, settingAlphabet, setting)
    expect(actOf(heeding)?.next.map(({ state }) => state)).toEqual(['saving'])
  })

  test('knows every lasting state that an order can lead to, answers before failures', () => {
    const ways = waysToRest(knowledge, 'activating').map(({ rest, turns }) => [rest, turns[0]?.kind])
    expect(ways.slice(0, 3)).toEqual([
      ['missingFunds', 'done'],
      ['anotherActive', 'done'],
      ['browsing', 'done'],
    ])
    expect(ways).toContainEqual(['outcomeUnknown', 'error'])
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

describe('a form whose text was decided before', () => {
  const knowledge = knowledgeOf(readGolden('supportRequest'), ofSupport, supportRequest)
  const walked = { stem: 'supportRequest' as const, knowledge, screen: supportRequest, policy: policyOf([]) }
  const kept = (isLongEnough: boolean) => ({ isLongEnough, isOtherContract: false })
  const send = knowledge.states.get('writing.unjudged')?.acts.get('request.send(another choice)')

  test('may be submitted while the portal has to keep it to itself', () => {
    expect(send && orderOf(walked, 'writing.unjudged', send, kept(false))).toBe('soon')
    expect(send && orderOf(walked, 'writing.unjudged', send, kept(true))).toBe('never')
  })

  test('is empty after it was sent, and stays as it is when it was refused', () => {
    const [way] = waysToRest(knowledge, 'sending')
    expect(keptAfter(kept(true), way?.turns ?? [])).toEqual([kept(false), kept(true)])
  })
})

test('a walk leaves the code of an SMS when nothing else is left to be tried there, and waits for the next', () => {
  const knowledge = knowledgeOf(readGolden('smsLogin'), ofSmsLogin, smsLogin)
  const walked = { stem: 'smsLogin' as const, knowledge, screen: smsLogin }
  const policy = policyOf(['smsLogin/phone.submit', 'smsLogin/code.resend'])
  const chooser = createChooser(knowledge, (at, act) => orderOf({ ...walked, policy }, at, act))
  const tryIn = (from: string, to: string) => {
    const act = chooser.next(from)
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
