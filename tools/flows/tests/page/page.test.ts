import { describe, expect, it } from 'vitest'
import { goldenJourneys } from '../../catalogue/goldenJourneys'
import { testTitles } from '../../catalogue/testTitles'
import { catalogue } from '../../page/catalogue.data'
import { addressOf, arrowIdAt, type Place, placeAt, targetOf } from '../../page/place'
import { search } from '../../page/search/search'
import { type Step, waysTaken } from '../../page/taken'

describe('X3: the address of the flows page', () => {
  it.each<[string, Place]>([
    ['#/', { mode: 'read' }],
    ['#/topUp/asking.ready?mode=replay', { mode: 'replay', flow: 'topUp', state: 'asking.ready' }],
    ['#/tariff?requirement=T3', { mode: 'read', flow: 'tariff', requirement: 'T3' }],
    ['#/tariff?path=3', { mode: 'read', flow: 'tariff', path: 3 }],
  ])('reads and writes %s', (address, place) => {
    expect(placeAt(address)).toEqual(place)
    expect(addressOf(place)).toBe(address)
  })

  it('holds every state and arrow of every flow', () => {
    for (const { id } of catalogue.transitions)
      expect(arrowIdAt(placeAt(addressOf({ mode: 'read', ...targetOf(id) })))).toBe(id)
  })
})

describe('X3: the search over the flows', () => {
  const found = (question: string) =>
    Object.fromEntries(search(question).map(({ kind, hits }) => [kind, hits.map(({ title }) => title)]))
  const titlesOf = (id: string) =>
    testTitles().flatMap(({ requirements, title }) => (requirements.includes(id) ? [title] : []))
  const including = (...titles: string[]) => expect.arrayContaining(titles)

  it.each(['t3', 'where is T3?', 'Where’s T3?'])('answers “%s” with all that belongs to it', (question) => {
    expect(found(question)).toEqual({
      Requirements: ['T3'],
      States: ['tariff.missingFunds'],
      Arrows: including('tariff.activating: activateTariff answers [balanceWasTooLow]'),
      Screens: ['src/screens/tariffs/TariffDialogs.tsx'],
      Tests: including(...titlesOf('T3')),
      'Golden paths': including('tariff, path 1, ends in missingFunds'),
    })
  })

  it('answers “what charges?” with the states whose port does', () => {
    const charging = ['billPayment.preparing', 'tariff.activating', 'voucher.redeeming']
    expect(found('what charges?')).toEqual({ States: including(...charging) })
    expect(found('what charges?').States).not.toContain('tariff.deactivating')
    expect(found('What changes').States).toContain('supportRequest.sending')
  })

  it.each([
    ['missingFunds', 'States', 'tariff.missingFunds', { flow: 'tariff', state: 'missingFunds' }],
    ['activateTariff', 'States', 'tariff.activating', { flow: 'tariff', state: 'activating' }],
    ['terms.accept', 'Arrows', 'tariff.confirmingTerms: terms.accept', { arrow: 'terms.accept 0' }],
    ['balanceWasTooLow', 'Arrows', 'tariff.activating: activateTariff answers [balanceWasTooLow]', {}],
    ['account.changed', 'Arrows', 'tariff.activating: activateTariff answers [tariffWasActivated]', {}],
    ['Guthaben TariffDialogs', 'What the customer reads', 'Guthaben nicht ausreichend', { flow: 'tariff' }],
    ['M1', 'Screens', 'src/screens/overview/Overview.tsx', { flow: 'account' }],
    ['neplacenih racuna', 'What the customer reads', '… offene Rechnungen', {}],
  ])('finds “%s” and leads there', (question, kind, title, target) => {
    const hits = search(question).find((group) => group.kind === kind)?.hits
    expect(hits).toContainEqual(expect.objectContaining({ title, target: expect.objectContaining(target) }))
  })

  it('finds nothing unless every word matches, and counts what it leaves out', () => {
    expect(search('missingFunds zebra')).toEqual([])
    expect(search('  ')).toEqual([])
    const arrows = search('answers').find(({ kind }) => kind === 'Arrows')
    expect(arrows?.count).toBeGreaterThan(arrows?.hits.length ?? 0)
  })
})

describe('X3: the catalogue', () => {
  it('takes a flow without golden paths, and titles of tests without their code', () => {
    expect(goldenJourneys('newFlow', [])).toEqual([])
    expect(catalogue.tests.filter(({ title }) => title.includes('${'))).toEqual([])
  })

  it('names states and arrows that exist', () => {
    const ids = new Set([...catalogue.states, ...catalogue.transitions].map(({ id }) => id))
    const named = catalogue.screens.flatMap(({ states, transitions }) => [...states, ...transitions])
    const visited = catalogue.journeys.flatMap(({ visits }) => visits)
    expect([...named, ...visited].filter((id) => !ids.has(id))).toEqual([])
  })
})

describe('X3: the arrows that a flow took', () => {
  const answer = { flow: 'smsLogin', event: 'xstate.error.actor.verifyCode', before: 'verifyingCode' }
  const edit = { flow: 'supportRequest', event: 'text.edit', before: { writing: 'tooShort' } }

  it.each<[string, Step, string]>([
    [
      'into a history state',
      { ...answer, value: { askingCode: 'pausing' } },
      `verifyingCode ${answer.event} 0`,
    ],
    ['first of the inner state', { ...edit, value: { writing: 'tooShort' } }, 'writing.tooShort text.edit 0'],
    ['that moved the flow', { ...edit, value: { writing: 'longEnough' } }, 'writing.tooShort text.edit 1'],
  ])('%s', (_, step, arrow) => {
    const taken = waysTaken(catalogue.transitions, step).map(({ id }) => id)
    expect(taken).toEqual([`${step.flow}.${arrow}`])
  })

  it('include one wherever a golden path comes to another state', () => {
    const stuck = catalogue.journeys.flatMap(({ flow, number, begin, steps }) =>
      steps.flatMap(({ event, arrows, to }, index) =>
        arrows.length === 0 && to !== (steps[index - 1]?.to ?? begin) ? [`${flow} ${number}: ${event}`] : [],
      ),
    )
    expect(stuck).toEqual([])
  })
})
