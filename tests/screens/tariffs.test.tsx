// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountOf } from '../../src/flows/account'
import { startPortal } from '../testPortal'
import { main } from './steps'
import { buttonOf, cardOf, visitWith } from './tariffVisit'

const free = { mvno_code: 'FREE_M', name: 'Mtel Free M', price: { value: 14.9, label: '€' } }
const everyday = { path: '/Tariffs', account: 'everyday', hold: ['getConsentStatus'] } as const
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

describe('the tariffs of a contract', () => {
  it('T1: the tariff in use stands first, then what can be activated; a card says what is in it, and for how much', async () => {
    await startPortal(everyday)
    await cardOf('Mtel Free M')
    expect(texts(main().getAllByRole('heading'))).toEqual([
      'Mein Tarif',
      'Mtel Free M',
      'Verfügbare Tarife',
      'Mtel Free S',
      'Mtel Free L',
      'Extra 5 GB',
    ])
    const [first, ...others] = texts(main().getAllByRole('button'))
    expect([first, ...new Set(others)]).toEqual(['Deaktivieren', 'Aktivieren'])
    const card = within(await cardOf('Mtel Free S'))
    expect(texts(card.getAllByRole('listitem'))).toEqual([
      '500 Minutenin alle österreichischen Netze',
      '5 GBdavon 2 GB in der EU',
    ])
    expect(card.getByText('9,90').closest('p')).toHaveTextContent('9,90 €28 Tage')
  })

  it('T1: what the provider leaves out leaves no hole; items of type 1 have one icon, all others another', async () => {
    const descriptionItems = [1, 2, null].map((itemType) => ({ title: `Art ${itemType}`, itemType }))
    await visitWith({
      oldTariff: { mvno_code: 'A', name: 'Ohne alles' },
      tariffs: [
        { mvno_code: 'B', name: 'Preis null', price: { value: null, label: null }, descriptionItems: [{}] },
        { mvno_code: 'C', name: 'Kostenlos', price: { value: 0 }, durationLabel: null },
        { ...free, descriptionItems },
      ],
    })
    expect(await cardOf('Ohne alles')).toHaveTextContent(/^Ohne allesAktivPreis nicht angegebenDeaktivieren$/)
    expect(await cardOf('Preis null')).toHaveTextContent(/^Preis nullPreis nicht angegebenAktivieren$/)
    expect(await cardOf('Kostenlos')).toHaveTextContent(/^Kostenlos0,00 €Aktivieren$/)
    const [calls, data, unknown] = within(await cardOf('Mtel Free M'))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('path')?.getAttribute('d'))
    expect(calls).not.toBe(data)
    expect(unknown).toBe(data)
  })

  it('T1: HTML in the texts of the provider is text', async () => {
    const name = '<b>Fett</b>'
    const title = '<img src=x onerror="document.title=1">'
    await visitWith({ tariffs: [{ mvno_code: 'A', name, descriptionItems: [{ title }] }] })
    const card = await cardOf(name)
    expect(card).toHaveTextContent(title)
    expect(card.querySelector('img, b')).toBeNull()
  })

  it('T1: the tariff in use is not offered once more', async () => {
    await visitWith({ oldTariff: free, tariffs: [free] })
    await cardOf('Mtel Free M')
    expect(main().getAllByRole('button')).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: 'Verfügbare Tarife' })).toBeNull()
  })

  it('T1: the one that is active stands first, and a former one is among the others', async () => {
    await visitWith({
      oldTariff: { mvno_code: 'A', name: 'Plan A', isActive: false },
      tariffs: [
        { mvno_code: 'C', name: 'Plan C' },
        { mvno_code: 'B', name: 'Plan B', isActive: true },
      ],
    })
    await cardOf('Plan B')
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('Plan B')
    expect(within(await cardOf('Plan A')).getByRole('button')).toHaveTextContent('Aktivieren')
  })

  it('T1 T7: says that no tariff is active, and that there are none at all', async () => {
    await visitWith({ tariffs: [free] })
    expect(await screen.findByText('Derzeit ist kein Tarif aktiv.')).toBeVisible()
    const none = 'Für diesen Vertrag gibt es derzeit keine Tarife oder Pakete.'
    await visitWith({})
    expect(await screen.findByText(none)).toBeVisible()
    await visitWith({ oldTariff: free }, { path: '/additional-packages' })
    expect(await screen.findByText(none)).toBeVisible()
  })

  it('T7: the additional packages are the available tariffs under their own heading', async () => {
    await startPortal({ ...everyday, path: '/additional-packages' })
    await buttonOf('Aktivieren', 'Extra 5 GB')
    expect(texts(main().getAllByRole('heading'))).toEqual([
      'Zusatzpakete',
      'Mtel Free S',
      'Mtel Free L',
      'Extra 5 GB',
    ])
  })

  it('C3 T1: the tariffs of the former contract never show', async () => {
    const { answers, services } = await startPortal({ ...everyday, hold: ['getTariffs', 'getConsentStatus'] })
    await screen.findByRole('heading', { name: 'Mein Tarif' })
    accountOf(services.session)?.send({ type: 'contract.select', productId: 'P-1002' })
    window.history.pushState(null, '', '/Tariffs')
    await answers.release('getTariffs')
    await cardOf('Flex 20')
    expect(screen.queryByRole('heading', { name: 'Mtel Free M' })).toBeNull()
  })
})

describe('hints for prepaid tariffs that renew every 28 days', () => {
  const short = 'Ihr Guthaben reicht für die nächste Verlängerung nicht aus. Guthaben aufladen'
  const enough = 'Ihr Guthaben reicht für die nächste Verlängerung. Zusatzpakete ansehen'

  it.each([
    [14.9, enough, 'Zusatzpakete ansehen', '/additional-packages'],
    [14.89, short, 'Guthaben aufladen', '/recharge-credit'],
  ])('T6: with a balance of %s €', async (balance, text, link, href) => {
    await visitWith({ balance, oldTariff: { ...free, label: 'PREPAID' } })
    const card = await cardOf('Mtel Free M')
    expect(card).toHaveTextContent(`Verlängert sich alle 28 Tage um 14,90 €. ${text}`)
    expect(within(card).getByRole('link')).toHaveTextContent(link)
    expect(within(card).getByRole('link')).toHaveAttribute('href', href)
  })

  it('T6: a tariff on offer that the balance does not cover leads to the top-up', async () => {
    await visitWith({
      balance: 14.5,
      tariffs: [free, { ...free, mvno_code: 'FREE_S', name: 'Mtel Free S', price: { value: 9.9 } }],
    })
    const card = await cardOf('Mtel Free M')
    expect(card).toHaveTextContent('Es fehlen 0,40 €. Guthaben aufladen')
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/recharge-credit')
    expect(within(await cardOf('Mtel Free S')).queryByRole('link')).toBeNull()
  })

  it.each([
    ['of a contract that is billed', { contractType: 'Postpaid' as const }, free],
    ['with an unknown balance', { balance: null }, free],
    ['of another name', {}, { ...free, name: 'Flex 20' }],
  ])('T6: no hint for a tariff %s', async (_, given, oldTariff) => {
    await visitWith({ ...given, oldTariff })
    expect(within(await cardOf(oldTariff.name)).queryByRole('link')).toBeNull()
  })
})
