import { expect, it, vi } from 'vitest'
import { factsIn, heading, main, textsOf, tvContract, visit } from '../../../tests/support/steps'
import { toasts } from '../../../tests/support/toasts'

it('T8: on a phone, each TV package has a card with everything it contains', async () => {
  vi.stubGlobal('innerWidth', 390)
  await visit('/tv-tariffs')
  const names = await main().findAllByRole('heading', { level: 2 })
  expect(textsOf(names)).toEqual(['TV Start', 'TV Komfort', 'TV Premium'])
  const [start, , premium] = main().getAllByRole('listitem').map(factsIn)
  expect(start).toEqual([
    ...['Ex-YU-Sender: 20', 'HD-Sender: 40', 'Sender für Erwachsene: 0', 'Radiosender: 20'],
    ...['Videothek: Nein', '7 Tage zurücksehen: Nein', 'Geräte (max.): 2', 'Gleichzeitig ansehen: 1'],
  ])
  expect(premium?.slice(2, 6)).toEqual([
    ...['Sender für Erwachsene: 4', 'Radiosender: 40', 'Videothek: Ja', '7 Tage zurücksehen: Ja'],
  ])
  expect(await heading('TV-Pakete')).toBeVisible()
})

it("T8: a wide screen compares the TV packages in a table, and marks the customer's own", async () => {
  await visit('/tv-tariffs', tvContract)
  await main().findByRole('columnheader', { name: 'TV Komfort Ihr TV-Tarif' })
  const rows = textsOf(main().getAllByRole('row'))
  expect(rows.slice(0, 3)).toEqual([
    'TV StartTV KomfortIhr TV-TarifTV Premium',
    ...['Ex-YU-Sender204570', 'HD-Sender4080120'],
  ])
  expect(rows[5]).toBe('VideothekNeinJaJa')
})

it("T8: without the customer's own package, the packages are shown without a mark or an error", async () => {
  const portal = await visit('/tv-tariffs', { ...tvContract, hold: ['getTvTariff'] })
  await portal.answers.replace('getTvTariff', { code: 'REQUEST_FAILED_SERVER_ERROR' })
  expect(await main().findByRole('columnheader', { name: 'TV Komfort' })).toBeVisible()
  expect(toasts()).toEqual([])
})
