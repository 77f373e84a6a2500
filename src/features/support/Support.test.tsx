import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  field,
  formsOf,
  header,
  heading,
  logOut,
  main,
  press,
  replaceText,
  signIn,
  success,
  textsOf,
  visit,
  visitWithAnswer,
} from '../../../tests/support/steps'
import { goTo, newSandbox, type Visit, type VisitedPortal } from '../../../tests/support/testPortal'
import { toasts } from '../../../tests/support/toasts'

const question = 'Warum ist meine Rechnung höher als sonst?'

/** Opens customer service as the customer whose current contract is the number 436601000001. */
async function visitSupport(overrides: Visit = {}): Promise<VisitedPortal> {
  const portal = await visit('/customer-support?view=form', overrides)
  await screen.findByLabelText('Beschreibung')
  return portal
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const optionsOf = (name: string) => textsOf([...select(name).options])
const selectedTexts = () => ['Anliegen', 'Vertrag'].map((name) => select(name).selectedOptions[0]?.text)
const write = (portal: VisitedPortal, text = question) => replaceText(portal, 'Beschreibung', text)
async function send(portal: VisitedPortal) {
  await press(portal, 'Senden')
  const receipt = await screen.findByRole('heading', { name: 'Ihre Anfrage ist unterwegs' })
  await waitFor(() => expect(receipt).toHaveFocus())
}
const toHome = async ({ user }: VisitedPortal) => {
  await user.click(screen.getByRole('link', { name: 'Startseite' }))
  await heading('Mtel Free M')
}
/** Comes to the form from another page. */
async function draftNow() {
  await goTo('/customer-support?view=form')
  return (await screen.findByLabelText<HTMLTextAreaElement>('Beschreibung')).value
}
const stored = { text: question, typeId: null, contractId: null, isLoss: false, template: '' }
const readTabStorage = () => JSON.stringify({ ...window.sessionStorage })

describe('a request to customer service', () => {
  it('H1 H2: has the default type of its contract or a selected one, and is sent unchanged', async () => {
    const portal = await visitSupport()
    expect(optionsOf('Anliegen')).toEqual(['TV und Internet', 'Mobilfunk', 'Widerruf', 'Kündigung'])
    const numbers = ['+43 660 1000001', '+43 660 1000011', '+43 660 1000012', '+43 660 1000013']
    expect(optionsOf('Vertrag')).toEqual([...numbers, 'Fernsehen zu Hause', 'Internet zu Hause'])
    expect(selectedTexts()).toEqual(['Mobilfunk', '+43 660 1000001'])
    const text = `<b>Guten Tag</b> & "danke"\nLena +1% ${'Zu lang? '.repeat(555)}`.trim()
    await portal.user.selectOptions(select('Vertrag'), 'Internet zu Hause')
    expect(selectedTexts()).toEqual(['TV und Internet', 'Internet zu Hause'])
    await portal.user.selectOptions(select('Anliegen'), 'Mobilfunk')
    await write(portal, `  ${text}\n`)
    await send(portal)
    expect(toasts()).toContain(success)
    // The blue header shows where the answer will go, on this page only.
    expect(await header()).toHaveTextContent('lena.moser@example.com')
    expect(screen.getByRole('main')).toHaveTextContent('antworten an lena.moser@example.com.')
    expect(document.querySelector('blockquote')?.textContent).toBe(text)
    await press(portal, 'Weitere Anfrage schreiben')
    expect(field('Beschreibung')).toHaveValue('')
    await toHome(portal)
    expect(await header()).not.toHaveTextContent('lena.moser@example.com')
    expect(formsOf(portal, 'sendSupportRequest')).toEqual([{ request_type: '2', contractid: 'C-1006', text }])
  })

  it('H1: needs a contract, which needs an id, and a provider that takes requests', async () => {
    await visitSupport({ account: 'odd' })
    expect(optionsOf('Vertrag')).toEqual(['+43 660 1000005'])
    await visitSupport({ account: 'odd', tab: { contract: { productId: 'P-5002', phone: null } } })
    expect(optionsOf('Vertrag')).toEqual(['+43 660 1000005'])
    const contracts = [{ productId: 'P-5002', statusReason: 'Active' }]
    await visitWithAnswer('/customer-support?view=form', 'getMe', { body: { user: { contracts } } })
    expect(await screen.findByText(/nimmt hier zurzeit keine Anfragen entgegen/)).toBeVisible()
    await visit('/customer-support?view=form', { account: 'none' })
    expect(await screen.findByText('Ihrem Konto ist noch kein aktiver Vertrag zugeordnet.')).toBeVisible()
    const noTypes = { body: { supportRequestTypes: [] } }
    await visitWithAnswer('/customer-support?view=form', 'getSupportRequestTypes', noTypes)
    expect(await screen.findByText(/nimmt hier zurzeit keine Anfragen entgegen/)).toBeVisible()
  })
})

it('C1 H1: without a contract, the home leads to the hotline and out', async () => {
  const { user } = await visit('/', { account: 'none' })
  await user.click(await main().findByRole('link', { name: 'Kundenservice' }))
  const hotline = await main().findByRole('link', { name: /^\+49/ })
  expect(hotline).toHaveAttribute('href', 'tel:+49-30-23125-100')
  await goTo('/')
  await user.click(await main().findByRole('button', { name: 'Abmelden' }))
  expect(await heading('Anmelden')).toBeVisible()
})

describe('the draft of a request', () => {
  it('H1: survives other pages and reloads until it is sent', async () => {
    let portal = await visitSupport()
    await portal.user.selectOptions(select('Vertrag'), '+43 660 1000011')
    await portal.user.selectOptions(select('Anliegen'), 'TV und Internet')
    await write(portal)
    const { sandbox } = portal
    const drafts = [
      () => toHome(portal).then(draftNow),
      () => visitSupport({ sandbox }).then(() => field('Beschreibung').value),
      async () => {
        portal = await visit('/Tariffs', { sandbox })
        await heading('Mein Tarif')
        return draftNow()
      },
    ]
    for (const draft of drafts) {
      expect(await draft()).toBe(question)
      expect(selectedTexts()).toEqual(['TV und Internet', '+43 660 1000011'])
    }
    await send(portal)
    await visitSupport({ sandbox })
    expect(field('Beschreibung')).toHaveValue('')
  })

  it('H1: a question about an entry of the listing names the entry, and keeps a text that exists', async () => {
    const portal = await visit('/listing?type=CALL')
    const ask = async (index: number) => {
      await portal.user.click(
        (await screen.findAllByRole('button', { name: 'Details' }))[index] as HTMLElement,
      )
      await portal.user.click(await screen.findByRole('link', { name: 'Kundenservice dazu fragen' }))
      return (await screen.findByLabelText<HTMLTextAreaElement>('Beschreibung')).value
    }
    const first = await ask(0)
    expect(first).toMatch(/^Zum Eintrag \d\d\.\d\d\.2026 \d\d:\d\d, \d+:\n\n$/)
    expect(selectedTexts()).toEqual(['Mobilfunk', '+43 660 1000001'])
    await portal.user.type(screen.getByLabelText('Beschreibung'), question)
    await goTo('/listing?type=CALL')
    expect(await ask(0)).toBe(first + question)
    await portal.user.selectOptions(screen.getByLabelText('Vertrag'), '+43 660 1000012')
    await goTo('/listing?type=CALL')
    expect(await ask(1)).toMatch(/^Zum Eintrag .*\n\nWarum ist .*\?\n\nZum Eintrag .*:\n\n$/)
    expect(selectedTexts()[1]).toBe('+43 660 1000012')
  })

  it('E1 X3: an unknown outcome is reported once, also after another login', async () => {
    const portal = await visitSupport()
    await logOut(portal)
    await signIn(portal, 'everyday')
    await screen.findByRole('button', { name: 'Profil' })
    await goTo('/customer-support?view=form')
    portal.sandbox.faults.set({ operationId: 'sendSupportRequest', fault: 'drop' })
    await write(portal)
    await press(portal, 'Senden')
    const isUnknown = { kind: 'outcomeUnknown', change: 'request' }
    await waitFor(() => expect(portal.reports).toContainEqual(expect.objectContaining(isUnknown)))
    expect(portal.reports.filter((report) => 'change' in report)).toHaveLength(1)
  })

  it('S3 H1: is hidden from another customer in the tab, and ends with the session', async () => {
    await write(await visitSupport())
    expect(readTabStorage()).toContain(question)
    const portal = await visitSupport({ account: 'empty' })
    expect(field('Beschreibung')).toHaveValue('')
    expect(readTabStorage()).not.toContain(question)
    await write(portal)
    await logOut(portal)
    await signIn(portal, 'everyday')
    await screen.findByRole('button', { name: 'Profil' })
    expect(await draftNow()).toBe('')
    expect(selectedTexts()[1]).toBe('+43 660 1000001')
  })

  it.each([
    ['everyday', question],
    ['empty', ''],
  ] as const)('S4 C3 H1: is hidden until a login; %s finds "%s"', async (account, found) => {
    const portal = await visitSupport({ sandbox: newSandbox() })
    await write(portal)
    portal.sandbox.faults.set({ operationId: 'sendSupportRequest', fault: 'tokenRefused' })
    await press(portal, 'Senden')
    await heading('Anmelden')
    portal.sandbox.faults.clear()
    expect(document.body).not.toHaveTextContent(question)
    expect(JSON.stringify({ ...window.localStorage })).not.toContain(question)
    await goTo('/customer-support?view=form')
    await heading('Anmelden')
    await signIn(portal, account)
    await screen.findByRole('button', { name: 'Profil' })
    expect(await draftNow()).toBe(found)
    if (!found) expect(readTabStorage()).not.toContain(question)
  })

  it.each([
    { ownerId: 'P-1001' },
    { ownerId: 'P-1001', data: { text: 7, typeId: null, contractId: null } },
    { ownerId: 'P-1001', data: { text: question } },
    { ownerId: 'P-1001', data: { ...stored, typeId: {} } },
    { ownerId: 'P-1001', data: { ...stored, template: null } },
    'a draft',
  ])('H1: is dropped where the tab stores %j, and the form works', async (supportDraft) => {
    const portal = await visitSupport({ tab: { supportDraft } })
    expect(field('Beschreibung')).toHaveValue('')
    await write(portal)
    await send(portal)
  })

  it('H1: is restored as an earlier release stored it', async () => {
    const data = { text: question, typeId: null, contractId: null }
    await visitSupport({ tab: { supportDraft: { ownerId: 'P-1001', data } } })
    expect(await draftNow()).toBe(question)
  })

  it('H1: is only restored, whatever event the tab stores with it', async () => {
    const data = { ...stored, type: 'request.begin' }
    await visitSupport({ tab: { supportDraft: { ownerId: 'P-1001', data } } })
    expect(await draftNow()).toBe(question)
  })
})

it('H2: each attempt with too short a text leads to its field', async () => {
  const portal = await visitSupport()
  await write(portal, 'Kurz')
  for (const _ of [1, 2]) {
    await press(portal, 'Senden')
    await waitFor(() => expect(screen.getByLabelText('Beschreibung')).toHaveFocus())
  }
  expect(screen.getByLabelText('Beschreibung')).toHaveAccessibleDescription(/mindestens 10 Zeichen/)
})
