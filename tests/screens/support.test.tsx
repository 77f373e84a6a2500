// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askedOf, goTo, newSandbox, startPortal, type Visit, type VisitedPortal } from '../testPortal'
import { toasts } from '../toasts'
import { field, header, heading, logOut, press, put, signIn } from './steps'

const question = 'Warum ist meine Rechnung höher als sonst?'
const page = { account: 'everyday', path: '/customer-support' } as const

/** Opens customer service as the customer whose current contract is the number 436601000001. */
async function visitSupport(visit: Visit = {}): Promise<VisitedPortal> {
  const portal = await startPortal({ ...page, ...visit })
  await screen.findByLabelText('Beschreibung')
  return portal
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const optionsOf = (name: string) => [...select(name).options].map(({ text }) => text)
const chosen = () => ['Anliegen', 'Vertrag'].map((name) => select(name).selectedOptions[0]?.text)
const write = (portal: VisitedPortal, text = question) => put(portal, 'Beschreibung', text)
const sent = ({ sandbox }: VisitedPortal) => askedOf(sandbox, 'sendSupportRequest').map(({ form }) => form)
/** What stands in the form on this page, which the customer comes to from another one. */
async function draftNow() {
  await goTo('/customer-support')
  return (await screen.findByLabelText<HTMLTextAreaElement>('Beschreibung')).value
}
const keptByTab = () => JSON.stringify({ ...window.sessionStorage })

describe('a request to customer service', () => {
  it('H1: has the usual type of its contract, or the one that is chosen; sent, the form is empty again', async () => {
    const portal = await visitSupport()
    expect(optionsOf('Anliegen')).toEqual(['TV und Internet', 'Mobilfunk'])
    expect(optionsOf('Vertrag')).toEqual([
      '436601000001',
      '436601000011',
      '436601000012',
      '436601000013',
      'Fernsehen zu Hause',
      'Internet zu Hause',
    ])
    expect(chosen()).toEqual(['Mobilfunk', '436601000001'])
    for (const contract of ['Fernsehen zu Hause', 'Internet zu Hause', '436601000001']) {
      await portal.user.selectOptions(select('Vertrag'), contract)
      if (contract === '436601000001') await portal.user.selectOptions(select('Anliegen'), 'TV und Internet')
      await write(portal, `  ${question}\n`)
      await press(portal, 'Senden')
      await waitFor(() => expect(field('Beschreibung')).toHaveValue(''))
    }
    expect(toasts()).toContain('Aktivierung erfolgreich')
    expect(sent(portal)).toEqual(
      ['C-1005', 'C-1006', 'C-1001'].map((contractid) => ({ request_type: '1', contractid, text: question })),
    )
  })

  it('H1: the blue header shows where the answer will go, on this page alone', async () => {
    const { user } = await visitSupport()
    expect(await header()).toHaveTextContent('lena.moser@example.com')
    await user.click(screen.getByRole('link', { name: 'Startseite' }))
    await heading('Mtel Free M')
    expect(await header()).not.toHaveTextContent('lena.moser@example.com')
  })

  it('H1: a contract that the provider gave no id cannot be written about', async () => {
    await visitSupport({ account: 'odd' })
    expect(optionsOf('Vertrag')).toEqual(['436601000005'])
  })

  it('H1: is not offered to a customer without a contract, nor where the provider takes none', async () => {
    await startPortal({ ...page, account: 'none' })
    expect(await screen.findByText('Ihrem Konto ist noch kein aktiver Vertrag zugeordnet.')).toBeVisible()
    const { answers } = await startPortal({ ...page, hold: ['getSupportRequestTypes'] })
    await answers.replace('getSupportRequestTypes', { body: { supportRequestTypes: [] } })
    expect(await screen.findByText(/nimmt hier zurzeit keine Anfragen entgegen/)).toBeVisible()
  })

  it('H2: its text is judged only after a failed attempt, and from then on while it is written', async () => {
    const portal = await visitSupport()
    await write(portal, '123456789')
    expect(field('Beschreibung')).not.toBeInvalid()
    await press(portal, 'Senden')
    expect(field('Beschreibung')).toBeInvalid()
    expect(field('Beschreibung')).toHaveAccessibleDescription(
      expect.stringContaining('Die Beschreibung muss mindestens 10 Zeichen enthalten.'),
    )
    await portal.user.type(field('Beschreibung'), '0')
    expect(field('Beschreibung')).not.toBeInvalid()
    for (const text of ['', ' '.repeat(20), '   123456789   ', '🙂'.repeat(9)]) {
      await write(portal, text)
      await press(portal, 'Senden')
      expect(field('Beschreibung'), text).toBeInvalid()
      expect(field('Beschreibung')).toHaveValue(text)
    }
    expect(sent(portal)).toEqual([])
  })

  it('H2: a text that is long enough is sent as it is', async () => {
    const texts = [
      ...['1234567890', '🙂'.repeat(10), `${'Zu lang? '.repeat(555)}Nein.`],
      '<b>Guten Tag</b> & "danke"\nLena +1%',
    ]
    const portal = await visitSupport()
    for (const text of texts) {
      await write(portal, text)
      await press(portal, 'Senden')
      await waitFor(() => expect(field('Beschreibung')).toHaveValue(''))
    }
    expect(sent(portal).map((form) => form.text)).toEqual(texts)
  })
})

describe('what is written to customer service', () => {
  it('H1: outlives a visit of another page', async () => {
    const portal = await visitSupport()
    await portal.user.selectOptions(select('Vertrag'), 'Internet zu Hause')
    await write(portal)
    await portal.user.click(screen.getByRole('link', { name: 'Startseite' }))
    await heading('Mtel Free M')
    expect(await draftNow()).toBe(question)
    expect(chosen()[1]).toBe('Internet zu Hause')
  })

  it('H1: outlives a reload of this page and of another, and does not come back once it is sent', async () => {
    const portal = await visitSupport()
    await portal.user.selectOptions(select('Vertrag'), '436601000011')
    await portal.user.selectOptions(select('Anliegen'), 'TV und Internet')
    await write(portal)
    await visitSupport({ sandbox: portal.sandbox })
    expect(field('Beschreibung')).toHaveValue(question)
    expect(chosen()).toEqual(['TV und Internet', '436601000011'])
    const elsewhere = await startPortal({ ...page, path: '/Tariffs', sandbox: portal.sandbox })
    await heading('Mein Tarif')
    expect(await draftNow()).toBe(question)
    await press(elsewhere, 'Senden')
    await waitFor(() => expect(field('Beschreibung')).toHaveValue(''))
    await visitSupport({ sandbox: portal.sandbox })
    expect(field('Beschreibung')).toHaveValue('')
  })

  it('S3 H1: is never seen by another customer, whom the tab comes to', async () => {
    await write(await visitSupport())
    expect(keptByTab()).toContain(question)
    await visitSupport({ account: 'empty' })
    expect(field('Beschreibung')).toHaveValue('')
    expect(keptByTab()).not.toContain(question)
  })

  it('S3 H1: goes with the session', async () => {
    const portal = await visitSupport()
    await write(portal)
    await logOut(portal)
    await signIn(portal, 'empty')
    await screen.findByRole('button', { name: 'Profil' })
    expect(await draftNow()).toBe('')
    expect(chosen()[1]).toBe('436601000002')
  })

  it.each([
    ['everyday', question],
    ['empty', ''],
  ] as const)(
    'S4 C3 H1: is seen by nobody once the provider ends the session; after a login of %s: «%s»',
    async (account, found) => {
      const portal = await visitSupport({ sandbox: newSandbox() })
      await write(portal)
      portal.sandbox.faults.set({ operationId: 'sendSupportRequest', fault: 'tokenRefused' })
      await press(portal, 'Senden')
      await heading('Anmelden')
      portal.sandbox.faults.clear()
      expect(document.body).not.toHaveTextContent(question)
      expect(JSON.stringify({ ...window.localStorage })).not.toContain(question)
      await goTo('/customer-support')
      await heading('Anmelden')
      await signIn(portal, account)
      await screen.findByRole('button', { name: 'Profil' })
      expect(await draftNow()).toBe(found)
      if (!found) expect(keptByTab()).not.toContain(question)
    },
  )

  it.each([
    ['no text', { productId: 'P-1001' }],
    ['a text that is none', { productId: 'P-1001', text: 7, typeId: null, contractId: null }],
    ['a text alone', { productId: 'P-1001', text: question }],
    ['something else', 'a draft'],
  ])('H1: is dropped where the tab remembers %s, and the form works', async (_, supportDraft) => {
    const portal = await visitSupport({ tab: { supportDraft } })
    expect(field('Beschreibung')).toHaveValue('')
    await write(portal)
    await press(portal, 'Senden')
    await waitFor(() => expect(sent(portal)).toHaveLength(1))
  })
})
