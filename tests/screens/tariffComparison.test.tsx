// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountOf } from '../../src/flows/account'
import { startPortal, type Visit, type VisitedPortal } from '../testPortal'
import { buttonOf, cardOf, dialog, press, visitWith } from './tariffVisit'

const go = (path: string) => act(() => window.history.pushState(null, '', path))

/** Comes from the overview, which has heard of the units: 11 of 28 days are over on the day of the tests. */
async function visitFromOverview(visit: Visit = {}, path = '/Tariffs'): Promise<VisitedPortal> {
  const portal = await startPortal({ account: 'everyday', hold: ['getConsentStatus'], ...visit })
  await screen.findByRole('progressbar', { name: /^Mtel Free M: / })
  go(path)
  return portal
}

const ownUse = () => screen.queryByText(/^Ihr Verbrauch, hochgerechnet/)
const hasNoAmber = (card: HTMLElement) => expect(card.innerHTML).not.toMatch(/warn/i)
/** Where the marks of own use stand on the bars of a card, in percent. */
const marks = (card: HTMLElement) =>
  [...card.querySelectorAll('li svg rect[height="18"]')].map((mark) =>
    Math.round(Number.parseFloat(mark.getAttribute('x') ?? '')),
  )
const bars = (card: HTMLElement) =>
  [...card.querySelectorAll('li svg g:nth-of-type(2) rect')].map((bar) => bar.getAttribute('width'))

describe('a tariff beside the one in use', () => {
  it('T1: what it costs and holds more or less, without a word of own use where that is not known', async () => {
    await startPortal({ account: 'everyday', path: '/Tariffs', hold: ['getConsentStatus'] })
    const small = await cardOf('Mtel Free S')
    expect(small).toHaveTextContent('5,00 € weniger als jetzt−500 Minuten · −10 GB')
    expect(await cardOf('Mtel Free L')).toHaveTextContent('10,00 € mehr als jetzt+1.000 Minuten · +25 GB')
    expect(bars(small)).toEqual(['25%', '12.5%'])
    expect(marks(small)).toEqual([])
    expect(screen.getByRole('main')).not.toHaveTextContent(/Verbrauch|hochgerechnet/)
  })

  it('T1: own use is said with what it is reckoned from, and judged without alarm', async () => {
    const { sandbox } = await visitFromOverview()
    const [small, medium, large] = [
      await cardOf('Mtel Free S'),
      await cardOf('Mtel Free M'),
      await cardOf('Mtel Free L'),
    ]
    expect(ownUse()).toHaveTextContent(
      'Ihr Verbrauch, hochgerechnet auf 28 Tage: etwa 920 Minuten und 16 GB.',
    )
    expect(screen.getByText(/^Gerechnet aus 11 Tagen seit \d\d\.11\.2026\.$/)).toBeVisible()
    expect(small).toHaveTextContent('Unter Ihrem Verbrauch')
    expect(medium).toHaveTextContent('Knapp unter Ihrem Verbrauch')
    expect(large).toHaveTextContent('Deckt Ihren Verbrauch')
    for (const card of [small, medium, large]) {
      expect(marks(card)).toEqual([46, 40])
      hasNoAmber(card)
    }
    expect(medium).not.toHaveTextContent('als jetzt')
    expect(sandbox.requests.filter(({ operationId }) => operationId === 'getResources')).toHaveLength(1)
  })

  it('T1 T7: a package comes on top of a tariff, and is compared with none', async () => {
    await visitFromOverview({}, '/additional-packages')
    const card = await cardOf('Extra 5 GB')
    expect(card).toHaveTextContent(/^Extra 5 GB5,00 €28 Tage5 GBin ÖsterreichAktivieren$/)
    expect(marks(card)).toEqual([])
    expect(ownUse()).toBeVisible()
    expect(await cardOf('Mtel Free L')).toHaveTextContent('Deckt Ihren Verbrauch')
  })

  it('C3 T1: own use is never that of another contract', async () => {
    const { services } = await visitFromOverview()
    await cardOf('Mtel Free M')
    act(() => accountOf(services.session)?.send({ type: 'contract.select', productId: 'P-1002' }))
    go('/Tariffs')
    await cardOf('Flex 20')
    expect(ownUse()).toBeNull()
  })

  it('T1 T5: own use is forgotten with a change, which makes other units', async () => {
    const portal = await visitFromOverview()
    await portal.user.click(await buttonOf('Deaktivieren', 'Mtel Free M'))
    await press(portal, 'Tarif deaktivieren', 'Bestätigen')
    await portal.user.click(await buttonOf('Aktivieren', 'Mtel Free M'))
    await press(portal, 'Tarif aktivieren', 'Bestätigen')
    await buttonOf('Deaktivieren', 'Mtel Free M')
    await waitFor(() => expect(screen.queryByText('Derzeit ist kein Tarif aktiv.')).toBeNull())
    expect(ownUse()).toBeNull()
    expect(await cardOf('Mtel Free L')).toHaveTextContent('10,00 € mehr als jetzt')
  })

  it('T1: a tariff that is no longer in use is compared with nothing', async () => {
    const items = ['1000 Minuten', '15 GB'].map((title) => ({ title }))
    const former = { mvno_code: 'A', name: 'Früher', durationLabel: '28 Tage', descriptionItems: items }
    await visitWith({
      oldTariff: { ...former, isActive: false, price: { value: 10 } },
      tariffs: [{ ...former, mvno_code: 'B', name: 'Neu', price: { value: 12 } }],
    })
    expect(await cardOf('Neu')).toHaveTextContent(/^Neu12,00 €28 Tage1000 Minuten15 GBAktivieren$/)
  })
})

describe('the effect of an activation is said before it is made', () => {
  it('T2: what it costs today, and what will be less', async () => {
    const { user } = await visitFromOverview()
    await user.click(await buttonOf('Aktivieren', 'Mtel Free S'))
    const facts = within(await dialog('Tarif aktivieren')).getAllByRole('term')
    expect(facts.map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)).toEqual([
      'Preis: 9,90\u00a0€',
      'Preis Ihres Tarifs jetzt: 14,90\u00a0€',
      'Laufzeit: 28 Tage',
      'Weniger enthalten: 500\u00a0Minuten und 10\u00a0GB',
      'Guthaben jetzt: 23,40\u00a0€',
      'Guthaben danach: 13,50\u00a0€',
    ])
  })

  it('T2: of a package, nothing of the tariff', async () => {
    const { user } = await visitFromOverview()
    await user.click(await buttonOf('Aktivieren', 'Extra 5 GB'))
    expect(await dialog('Tarif aktivieren')).not.toHaveTextContent(/enthalten|Ihres Tarifs/)
  })
})
