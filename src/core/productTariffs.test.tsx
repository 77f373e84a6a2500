import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import { factsIn, main, visit, visitWithAnswer } from '../../tests/support/steps'
import { callsOf } from '../../tests/support/testPortal'

const facts = () => factsIn(screen.getByRole('main'))

it.each<[path: string, OperationId, body: object | undefined, words: RegExp]>([
  ['/tv-tariffs', 'getTvTariffs', { tariffs: [] }, /derzeit keine Tarife oder Pakete\.$/],
  [
    '/tv-tariffs',
    'getTvTariffs',
    { tariffs: [{ name: 'Wenig', hdChannels: 3, radioStations: null }] },
    /WenigHD-Sender3$/,
  ],
  [
    '/tv-tariffs',
    'getTvTariffs',
    {
      tariffs: [
        { name: 'Viel', hdChannels: 3, radioStations: 20 },
        { name: 'Wenig', hdChannels: 3 },
      ],
    },
    /Radiosender20nicht angegeben$/,
  ],
  ['/tv', 'getTvTariff', undefined, /Für diesen Vertrag ist kein Tarif hinterlegt\./],
  ['/tv', 'getTvTariff', { tariff: { name: 'Nur ein Name' } }, /Nur ein Name/],
  ['/internet', 'getInternetTariff', { tariff: { name: 'Nur ein Name' } }, /Nur ein Name/],
])('T8 C2: %s copes with %s: %j', async (path, operationId, body, pattern) => {
  await visitWithAnswer(path, operationId, { code: 'GET_TARIFF_SUCCESS', body })
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(pattern))
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByRole('main')).not.toHaveTextContent(/null|undefined/)
})

it.each(['/tv', '/internet'])('T8: %s says until when the contract binds', async (path) => {
  await visit(path)
  const card = (await screen.findByRole('heading', { name: 'Vertragsbindung' })).parentElement
  expect(card).toHaveTextContent(
    /^VertragsbindungBindung bis \S+ Damit der Vertrag dann endet, kündigen Sie bis/,
  )
})

it('C1 T8 T9: the tariff of TV or internet is loaded by the product, with everything it contains', async () => {
  const { sandbox } = await visit('/tv')
  await main().findByText('TV Komfort')
  expect(facts().slice(-8)).toEqual([
    ...['Ex-YU-Sender: 45', 'HD-Sender: 80', 'Sender für Erwachsene: 0', 'Radiosender: 30'],
    ...['Videothek: Ja', '7 Tage zurücksehen: Ja', 'Geräte (max.): 4', 'Gleichzeitig ansehen: 2'],
  ])
  await visit('/internet', { sandbox })
  await main().findByText('Internet 150')
  expect(facts()).toEqual([expect.stringContaining(': 150/30 Mbit/s')])
  expect(main().getAllByText(/Internet-Tarif|Internet 150/)).toHaveLength(2)
  const calls = (['getTvTariff', 'getInternetTariff'] as const).flatMap((id) => callsOf(sandbox, id))
  expect(calls.map(({ path }) => path)).toEqual(['/api/tv-tariff/P-1005', '/api/internet-tariff/P-1006'])
})
