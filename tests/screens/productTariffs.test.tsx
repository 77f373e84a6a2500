// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askedOf, startPortal, type Visit } from '../testPortal'
import { toasts } from '../toasts'

const main = () => within(screen.getByRole('main'))

/** Names and values of each card or list, as they stand. */
const rows = (place: HTMLElement) =>
  within(place)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

const visitPackages = (visit: Visit = {}) =>
  startPortal({ account: 'everyday', path: '/tv-tariffs', ...visit })

describe('the TV packages', () => {
  it('T8: each has a card with all that is in it', async () => {
    await visitPackages()
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
    expect(screen.getByRole('heading', { level: 1, name: 'TV-Pakete' })).toBeVisible()
  })

  it('T8: speak Serbian', async () => {
    await visitPackages({ locale: 'sr' })
    await screen.findByRole('heading', { level: 1, name: 'TV paketi' })
    const [start] = (await main().findAllByRole('listitem')).map(rows)
    expect(start).toEqual([
      'Ex-YU kanali: 20',
      'HD kanali: 40',
      'Kanali za odrasle: 0',
      'Radio stanice: 20',
      'Videoteka: Ne',
      'Gledanje unazad 7 dana: Ne',
      'Broj uređaja (maks.): 2',
      'Istovremeno gledanje: 1',
    ])
  })

  it('T8: what the provider leaves out has no row', async () => {
    const { answers } = await visitPackages({ hold: ['getTvTariffs'] })
    const tariffs = [{ name: 'Nur wenig', hdChannels: 3, radioStations: null }]
    await answers.replace('getTvTariffs', { body: { tariffs } })
    expect(rows(await main().findByRole('listitem'))).toEqual(['HD-Sender: 3'])
  })

  it('T8: says that there are none', async () => {
    const { answers } = await visitPackages({ hold: ['getTvTariffs'] })
    await answers.replace('getTvTariffs', { body: { tariffs: [] } })
    expect(
      await main().findByText('Für diesen Vertrag gibt es derzeit keine Tarife oder Pakete.'),
    ).toBeVisible()
  })

  it('E1 T8: packages that cannot be loaded are said so, and asked for again', async () => {
    const { answers, user, sandbox } = await visitPackages({ hold: ['getTvTariffs'] })
    await answers.replace('getTvTariffs', { code: 'REQUEST_FAILED_SERVER_ERROR' }, 500)
    const retry = await main().findByRole('button', { name: 'Erneut versuchen' })
    expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.'])
    await user.click(retry)
    await answers.release('getTvTariffs')
    expect(await main().findByRole('heading', { name: 'TV Start' })).toBeVisible()
    expect(askedOf(sandbox, 'getTvTariffs')).toHaveLength(2)
  })
})

describe('the tariff of the contract', () => {
  it('T8: of TV is asked for by the product, and says that there is none', async () => {
    const { answers, sandbox } = await startPortal({
      account: 'everyday',
      path: '/tv',
      hold: ['getTvTariff'],
    })
    await answers.replace('getTvTariff', { code: 'GET_TV_TARIFF_SUCCESS' })
    expect(await main().findByText('Für diesen Vertrag ist kein Tarif hinterlegt.')).toBeVisible()
    expect(askedOf(sandbox, 'getTvTariff').map(({ path }) => path)).toEqual(['/api/tv-tariff/P-1005'])
  })

  it('T9: of internet has name and speed, in Serbian as well', async () => {
    const { sandbox } = await startPortal({ account: 'everyday', path: '/internet', locale: 'sr' })
    await main().findByText('Internet 150')
    expect(rows(screen.getByRole('main'))).toEqual(['Internet tarifa: Internet 150', 'Brzina: 150/30 Mbit/s'])
    expect(askedOf(sandbox, 'getInternetTariff').map(({ path }) => path)).toEqual([
      '/api/internet-tariff/P-1006',
    ])
  })
})
