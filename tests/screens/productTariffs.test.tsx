// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askedOf, startPortal } from '../testPortal'
import { heading, main } from './steps'

/** Names and values of each card or list, as they stand. */
const rows = (place: HTMLElement) =>
  within(place)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

describe('the TV packages', () => {
  it('T8: each has a card with all that is in it', async () => {
    await startPortal({ account: 'everyday', path: '/tv-tariffs' })
    const names = await main().findAllByRole('heading', { level: 2 })
    expect(names.map(({ textContent }) => textContent)).toEqual(['TV Start', 'TV Komfort', 'TV Premium'])
    const [start, , premium] = main().getAllByRole('listitem').map(rows)
    expect(start).toEqual([
      'Ex-YU-Sender: 20',
      'HD-Sender: 40',
      'Sender für Erwachsene: 0',
      'Radiosender: 20',
      'Videothek: Nein',
      '7 Tage zurücksehen: Nein',
      'Geräte (max.): 2',
      'Gleichzeitig ansehen: 1',
    ])
    expect(premium?.slice(2, 6)).toEqual([
      'Sender für Erwachsene: 4',
      'Radiosender: 40',
      'Videothek: Ja',
      '7 Tage zurücksehen: Ja',
    ])
    expect(await heading('TV-Pakete')).toBeVisible()
  })

  it('T8: what the provider leaves out has no row; says that there are none', async () => {
    const visit = { account: 'everyday', path: '/tv-tariffs', hold: ['getTvTariffs'] } as const
    const { answers } = await startPortal(visit)
    const tariffs = [{ name: 'Nur wenig', hdChannels: 3, radioStations: null }]
    await answers.replace('getTvTariffs', { body: { tariffs } })
    expect(rows(await main().findByRole('listitem'))).toEqual(['HD-Sender: 3'])
    const none = await startPortal(visit)
    await none.answers.replace('getTvTariffs', { body: { tariffs: [] } })
    expect(
      await main().findByText('Für diesen Vertrag gibt es derzeit keine Tarife oder Pakete.'),
    ).toBeVisible()
  })
})

describe('the tariff of the contract', () => {
  it('C1 T8: of TV is asked for by the product, with all that is in it', async () => {
    const { sandbox } = await startPortal({ account: 'everyday', path: '/tv' })
    await main().findByText('TV Komfort')
    expect(rows(screen.getByRole('main')).slice(-8)).toEqual([
      'Ex-YU-Sender: 45',
      'HD-Sender: 80',
      'Sender für Erwachsene: 0',
      'Radiosender: 30',
      'Videothek: Ja',
      '7 Tage zurücksehen: Ja',
      'Geräte (max.): 4',
      'Gleichzeitig ansehen: 2',
    ])
    expect(askedOf(sandbox, 'getTvTariff').map(({ path }) => path)).toEqual(['/api/tv-tariff/P-1005'])
  })

  it('T8: of TV may be missing, which is said', async () => {
    const { answers } = await startPortal({ account: 'everyday', path: '/tv', hold: ['getTvTariff'] })
    await answers.replace('getTvTariff', { code: 'GET_TV_TARIFF_SUCCESS' })
    expect(await main().findByText('Für diesen Vertrag ist kein Tarif hinterlegt.')).toBeVisible()
  })

  it('C1 T9: of internet is asked for by the product, with name and speed', async () => {
    const { sandbox } = await startPortal({ account: 'everyday', path: '/internet' })
    await main().findByText('Internet 150')
    expect(rows(screen.getByRole('main'))).toEqual([
      'Internet-Tarif: Internet 150',
      expect.stringContaining(': 150/30 Mbit/s'),
    ])
    const asked = askedOf(sandbox, 'getInternetTariff').map(({ path }) => path)
    expect(asked).toEqual(['/api/internet-tariff/P-1006'])
  })
})
