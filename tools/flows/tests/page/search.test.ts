import { describe, expect, it } from 'vitest'
import { goldenJourneys } from '../../catalogue/goldenJourneys'
import { catalogue } from '../../page/catalogue.data'
import { search } from '../../page/search/search'

const found = (question: string) =>
  Object.fromEntries(
    search(catalogue, question).map(({ label, hits }) => [label, hits.map(({ title }) => title)]),
  )
const first = (question: string, label: string) =>
  search(catalogue, question).find((group) => group.label === label)?.hits[0]

describe('X3: the search over the flows', () => {
  it.each(['T3', 't3', 'where is T3?', 'Where’s T3?'])(
    'answers “%s” with all that has to do with it',
    (question) => {
      const { States, Arrows, Screens, Tests, Requirements, ...rest } = found(question)
      expect(Requirements).toEqual(['T3'])
      expect(Arrows).toContain('tariff.activating: activateTariff answers [balanceWasTooLow]')
      expect(Screens).toEqual(['src/screens/tariffs/TariffDialogs.tsx'])
      expect(Tests).toContain('accept the terms of a tariff, and go to the top-up, by keyboard alone')
      expect(rest['Golden paths']?.[0]).toMatch(/^tariff, path \d+, ends in /)
      expect(rest).not.toHaveProperty('Flows')
    },
  )

  it('finds states, events, guards and ports by their name', () => {
    expect(first('missingFunds', 'States')?.place).toEqual({ flow: 'tariff', state: 'missingFunds' })
    expect(first('terms.accept', 'Arrows')?.place).toMatchObject({
      state: 'confirmingTerms',
      arrow: 'terms.accept 0',
    })
    expect(found('balanceWasTooLow')).toHaveProperty('Arrows')
    expect(found('activateTariff').States).toContain('tariff.activating')
  })

  it('answers “what charges?” with the states whose port does', () => {
    expect(found('what charges?')).toEqual({
      States: expect.arrayContaining(['billPayment.preparing', 'tariff.activating', 'voucher.redeeming']),
    })
    expect(found('what charges?').States).not.toContain('tariff.deactivating')
    expect(found('What changes').States).toContain('supportRequest.sending')
  })

  it('finds what a flow announces', () => {
    expect(found('account.changed').Arrows).toContain(
      'tariff.activating: activateTariff answers [tariffWasActivated]',
    )
  })

  it('finds what the customer reads in both languages, without its accents, and where it stands', () => {
    const german = first('Guthaben nicht ausreichend', 'What the customer reads')
    expect(german?.detail).toContain('screens/tariffs/TariffDialogs.tsx')
    expect(german?.place).toMatchObject({ flow: 'tariff' })
    expect(found('neplacenih racuna')['What the customer reads']).toEqual(['… offene Rechnungen'])
  })

  it('has no code in the titles of tests', () => {
    expect(catalogue.tests.filter(({ title }) => title.includes('${'))).toEqual([])
    expect(catalogue.tests.map(({ title }) => title)).toContain(
      'no violation on …, and it can be read however it is set, …',
    )
  })

  it('wants every word, and says how many there are of what it leaves out', () => {
    expect(search(catalogue, 'missingFunds zebra')).toEqual([])
    expect(search(catalogue, '  ')).toEqual([])
    const [arrows] = search(catalogue, 'answers').filter(({ label }) => label === 'Arrows')
    expect(arrows?.count).toBeGreaterThan(arrows?.hits.length ?? 0)
  })

  it('takes in a flow whose golden paths are not made yet', () => {
    expect(goldenJourneys('newFlow', [])).toEqual([])
  })

  it('leads to states and arrows that exist', () => {
    const ids = new Set([...catalogue.states, ...catalogue.transitions].map(({ id }) => id))
    const named = catalogue.screens.flatMap(({ states, transitions }) => [...states, ...transitions])
    expect(named.filter((id) => !ids.has(id))).toEqual([])
    expect(catalogue.journeys.flatMap(({ visits }) => visits).filter((id) => !ids.has(id))).toEqual([])
  })
})
