import { expect, it, test } from 'vitest'
import { goldenPathsOf } from '../../catalogue/goldenPaths'
import { testTitles } from '../../catalogue/testTitles'
import { catalogue } from '../../page/catalogue.data'
import { marksOf, readCounts, startsOf } from '../../page/counts/counts'
import { addressOf, arrowIdAt, parseRoute, targetOf } from '../../page/route'
import { searchCatalogue } from '../../page/search/searchCatalogue'
import { storyboardOf } from '../../page/storyboard/storyboardOf'
import { type Step, transitionsTaken } from '../../page/transitionsTaken'

test('X3: the address can hold every state and arrow of every flow', () => {
  for (const { id } of catalogue.transitions)
    expect(arrowIdAt(parseRoute(addressOf({ mode: 'read', ...targetOf(id) })))).toBe(id)
})

const found = (words: string) =>
  Object.fromEntries(searchCatalogue(words).map(({ kind, hits }) => [kind, hits.map(({ title }) => title)]))
const including = (...titles: string[]) => expect.arrayContaining(titles)

it.each(['t3', 'where is T3?', 'Where’s T3?'])('X3: “%s” finds everything about it', (words) => {
  expect(found(words)).toEqual({
    Requirements: ['T3'],
    States: ['tariff.insufficientFunds', 'tariffSwitch.previousEnded'],
    Arrows: including('tariff.activating: activateTariff answers [fundsAreInsufficient]'),
    Screens: ['planRefusal.ts', 'switchParts.tsx', 'useTariffs.ts'].map(
      (file) => `src/features/tariffs/${file}`,
    ),
    Tests: testTitles().flatMap(({ requirements, title }) => (requirements.includes('T3') ? [title] : [])),
    'Golden paths': expect.arrayContaining([
      expect.stringMatching(/^tariff, path \d+, ends in insufficientFunds$/),
    ]),
  })
})

test('X3: “what charges?” finds the states whose port does', () => {
  const charging = ['billPayment.preparing', 'tariff.activating', 'voucher.redeeming']
  expect(found('what charges?')).toEqual({ States: including(...charging) })
  expect(found('what charges?').States).not.toContain('tariff.deactivating')
  expect(found('What changes').States).toContain('support.sending')
})

it.each([
  ['insufficientFunds', 'States', 'tariff.insufficientFunds', { flow: 'tariff', state: 'insufficientFunds' }],
  ['activateTariff', 'States', 'tariff.activating', { flow: 'tariff', state: 'activating' }],
  ['terms.accept', 'Arrows', 'tariff.confirmingTerms: terms.accept', { arrow: 'terms.accept 0' }],
  ['fundsAreInsufficient', 'Arrows', 'tariff.activating: activateTariff answers [fundsAreInsufficient]', {}],
  ['account.changed', 'Arrows', 'tariff.activating: activateTariff answers [tariffWasActivated]', {}],
  ['Guthaben TariffDialogs', 'What the customer reads', 'Guthaben nicht ausreichend', { flow: 'tariff' }],
  ['M1', 'Screens', 'src/features/overview/Overview.tsx', { flow: 'query' }],
  ['neplacenih racuna', 'What the customer reads', '… offene Rechnungen', {}],
])('X3: “%s” finds one of the %s, “%s”', (words, kind, title, target) => {
  const hits = searchCatalogue(words).find((group) => group.kind === kind)?.hits
  expect(hits).toContainEqual(expect.objectContaining({ title, target: expect.objectContaining(target) }))
})

test('X3: “what happens if …?” finds the storyboard of the answer, in the words of the screen and of the API', () => {
  const [group] = searchCatalogue('What happens if the provider does not answer while a bill is paid online?')
  const [hit] = group?.hits ?? []
  expect(hit?.detail).toBe('billPayment.preparing: prepareCheckout fails')
  // The shortest golden path to the answer may take another one before.
  const steps = hit?.target ? (storyboardOf(hit.target)?.steps ?? []).slice(-2) : []
  const arrows = steps.map((step) => catalogue.transitions.find(({ id }) => step.arrows.includes(id)))
  expect(steps.map(({ stateAfter }) => stateAfter)).toEqual([
    'billPayment.preparing',
    'billPayment.choosing.unanswered',
  ])
  expect(arrows[0]?.labels[catalogue.locales.indexOf('en')]).toEqual(['Pay online'])
  expect(arrows[1]?.operation).toBe('Prepare the payment of a bill')
})

test('a storyboard has the controls of branches, of a form and of all screens, and none for a refresh', () => {
  const labelsOf = (flow: string, type: string) =>
    catalogue.transitions.find((one) => one.flow === flow && one.eventType === type)?.labels[
      catalogue.locales.indexOf('en')
    ]
  expect(labelsOf('tariff', 'sheet.close')).toEqual(['Done', 'View plans'])
  expect(labelsOf('voucher', 'voucher.submit')).toEqual(['Top up now'])
  expect(labelsOf('query', 'load.retry')).toEqual(['Try again'])
  expect(labelsOf('session', 'logout.request')).toEqual(['Sign out'])
  expect(labelsOf('query', 'load.refresh')).toEqual([])
})

const answer = { flow: 'smsLogin', event: 'xstate.error.actor.verifyCode', previousValue: 'verifyingCode' }
const edit = { flow: 'support', event: 'text.edit', previousValue: { writing: 'tooShort' } }

it.each<[string, Step, string]>([
  [
    'into a history state',
    { ...answer, value: { enteringCode: 'resendPaused' } },
    `verifyingCode ${answer.event} 0`,
  ],
  ['of the inner state', { ...edit, value: { writing: 'tooShort' } }, 'writing.tooShort text.edit 0'],
  ['that moved the flow', { ...edit, value: { writing: 'longEnough' } }, 'writing.tooShort text.edit 1'],
])('X3: the page finds the arrow %s', (_, step, arrow) => {
  expect(transitionsTaken(catalogue.transitions, step).map(({ id }) => id)).toEqual([`${step.flow}.${arrow}`])
})

test('X3: counts show shares, where visits end, and the difference between releases', () => {
  const line = (build: string, accepted: number) =>
    JSON.stringify({
      kind: 'flow',
      build,
      counts: {
        'voucher xstate.init': 10,
        'tariff.browsing tariff.activate 0': 8,
        'tariff.confirmingTerms terms.accept 0': accepted,
      },
    })
  const collected = readCounts(
    [line('new', 2), line('new', 2), line('old', 6), '{"kind":"crash"}'].join('\n'),
  )
  const [counts = {}, baseline] = collected.values()
  const marks = marksOf('tariff', { counts, baseline })
  expect(marks.get('tariff.confirmingTerms')).toMatchObject({
    text: '12 end here · 75 % · +50',
    change: 'more',
  })
  expect(marks.get('tariff.confirmingTerms terms.accept 0')).toMatchObject({
    text: '4 · 25 % · −50',
    change: 'less',
  })
  expect(marks.get('tariff.browsing tariff.activate 0')?.weight).toBe(9)
  expect(startsOf('voucher', counts)).toBe(20)
  expect(() => readCounts('{"kind":"crash"}')).toThrow('no report of the kind')
})

test('X3: a golden path visits known states, and takes an arrow whenever its state changes', () => {
  expect(goldenPathsOf('newFlow', [])).toEqual([])
  const ids = new Set(catalogue.states.map(({ id }) => id))
  for (const { flow, number, begin, steps, visits } of catalogue.goldenPaths) {
    expect(visits.filter((id) => !ids.has(id))).toEqual([])
    for (const [index, { label, arrows, stateAfter }] of steps.entries())
      if (stateAfter !== (steps[index - 1]?.stateAfter ?? begin))
        expect(arrows, `${flow} ${number}: ${label}`).not.toEqual([])
  }
})

test('X3: the search finds a rule, with the flows that it concerns', () => {
  expect(searchCatalogue('activated only after a new confirmation')).toEqual([
    expect.objectContaining({
      kind: 'Rules',
      hits: [
        expect.objectContaining({
          detail: 'until · tariff, tariffSwitch',
          target: { flow: 'tariff', rule: 'newConfirmation' },
        }),
      ],
    }),
  ])
  expect(parseRoute(addressOf({ mode: 'read', flow: 'tariff', rule: 'newConfirmation' })).rule).toBe(
    'newConfirmation',
  )
})
