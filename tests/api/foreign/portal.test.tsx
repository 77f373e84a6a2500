import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { watchSavedFiles } from '../../support/savedFiles'
import { newSandbox, startPortal, today, type Visit } from '../../support/testPortal'
import { toasts } from '../../support/toasts'
import { createForeignProvider } from './provider'

const tokens = { petra: '4101', igor: '4301', nada: '4401', milan: '4501' }
type Name = keyof typeof tokens
const postpaid = { stored: { phone: '43600100102' } }
const header = () => screen.findByRole('region', { name: 'Ausgewählter Vertrag' })

const newProvider = () => createForeignProvider({ now: today })

/** Opens the portal before the second provider, which has never seen the sandbox. */
async function visitForeign(name: Name, path: string, visit: Visit = {}, provider = newProvider()) {
  const sandbox = Object.assign(newSandbox(), { fetch: provider.fetch })
  const stored = { ...visit.stored, token: tokens[name] }
  const portal = await startPortal({ hold: ['getConsentStatus'], ...visit, path, sandbox, stored })
  const formsAt = (at: string) => provider.requests.filter((one) => one.path === at).map(({ form }) => form)
  return { ...portal, provider, formsAt }
}

const pages: [name: Name, path: string, text: RegExp, visit?: Visit][] = [
  ['petra', '/', /Almwind M.*6\.553,6 von 10\.240 MB.*Gültig bis \d{2}\.\d{2}\.\d{4}/],
  ['petra', '/Tariffs', /Mein Tarif.*Ihr TarifAlmwind MAktiv14,90 €28 Tage.*Almwind L19,90 €.*Klassik/],
  [
    'petra',
    '/bills',
    /Offener Gesamtbetrag35,40 €.*01\.11\.2026.*Bezahlt.*Ausgestellt am 01\.11\.2026/,
    postpaid,
  ],
  ['petra', '/listing', /Anrufe130 min.*10 Einträge geladen.*Weitere Einträge laden/],
  ['petra', '/administration?tab=voicemail', /Der aktuelle Stand ist nicht bekannt/],
  ['petra', '/administration?tab=consents', /Per E-Mail.*Per SMS/],
  ['petra', '/tv', /HD-Sender 30.*Videothek Nein/],
  ['petra', '/device', /TV-Box.*Aktiviert am 04\.03\.2026/],
  ['igor', '/internet', /Internet 300Geschwindigkeit 300/],
  ['nada', '/', /noch kein aktiver Vertrag/],
  ['nada', '/listing', /Keine Einträge in diesem Zeitraum/],
  ['milan', '/Tariffs', /Mein Tarif.*Almwind SAktiv9,90 €/],
]

it.each(pages)('the portal shows %s %s without a gap', async (name, path, text, visit) => {
  await visitForeign(name, path, visit)
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(text))
  expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object|Invalid Date|Ein Teil der Angaben/)
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
  expect(toasts()).toEqual([])
})

it('the portal switches from the plan that a conflict is about', async () => {
  const { user, formsAt } = await visitForeign('petra', '/Tariffs')
  await user.click(await screen.findByRole('button', { name: 'Aktivieren', description: 'Almwind S' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zahlungspflichtig aktivieren' }),
  )
  const confirm = { name: 'Almwind M beenden und zahlungspflichtig wechseln' }
  await user.click(await screen.findByRole('button', confirm))
  expect(await screen.findByRole('dialog', { name: 'Almwind S ist aktiv' })).toBeVisible()
  expect(formsAt('/api/tariffs/deactivate/ALM-M')).toHaveLength(1)
  expect(formsAt('/api/tariffs/activate/ALM-S')).toHaveLength(2)
})

it('the portal raises the balance by a voucher and by a top-up', async () => {
  const { user, leaveTo, provider } = await visitForeign('petra', '/recharge-credit?tab=voucher')
  await user.type(await screen.findByRole('textbox', { name: 'Gutscheincode' }), '135792468')
  await user.click(screen.getByRole('button', { name: 'Aufladen' }))
  // This provider's customer has no balance: the portal reads it from the units.
  await waitFor(async () => expect(await header()).toHaveTextContent('43,40 €'))
  await user.click(screen.getByRole('tab', { name: 'Karte' }))
  await user.type(await screen.findByRole('textbox', { name: 'Betrag' }), '20')
  await user.click(screen.getByRole('button', { name: 'Aufladen' }))
  await user.click(await screen.findByRole('button', { name: 'Weiter zur Zahlung' }))
  await waitFor(() => expect(leaveTo).toHaveBeenCalled())
  const id = String(leaveTo.mock.lastCall?.[0]).split('/').at(-1)
  const resultPath = `/transaction-completed?id=${id}&resourcePath=/v1/checkouts/${id}/payment`
  await visitForeign('petra', resultPath, {}, provider)
  expect(await screen.findByRole('heading', { name: 'Zahlung erfolgreich' })).toBeVisible()
  await waitFor(async () => expect(await header()).toHaveTextContent('63,40 €'))
})

it('the portal prepares the payment of a bill by its own amount, and saves a document', async () => {
  const saved = watchSavedFiles()
  const { user, formsAt } = await visitForeign('petra', '/bills', postpaid)
  await user.click((await screen.findAllByRole('button', { name: 'PDF herunterladen' }))[0] as HTMLElement)
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/\.pdf$/)]))
  await user.click((await screen.findAllByRole('button', { name: 'Online bezahlen' }))[0] as HTMLElement)
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(formsAt('/api/pay-bill')).toEqual([{ reference_number: '901020017', amount: '23.4' }])
})
