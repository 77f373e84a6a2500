import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  field,
  formsOf,
  heading,
  main,
  press,
  replaceText,
  textsOf,
  tvContract,
  visit,
} from '../../../tests/support/steps'
import { goTo, type Visit, type VisitedPortal } from '../../../tests/support/testPortal'
import { toasts } from '../../../tests/support/toasts'

const topics = async () => within(await screen.findByRole('navigation', { name: 'Worum geht es?' }))
const rows = async () => textsOf((await topics()).getAllByRole('link'))
/** Presses a topic, and returns the beginning of the request. */
async function choose({ user }: VisitedPortal, name: string) {
  await user.click((await topics()).getByRole('link', { name }))
  return (await screen.findByLabelText<HTMLTextAreaElement>('Beschreibung')).value
}
const selected = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.text
const openTopics = (options?: Visit) => visit('/customer-support', options)
const notBlocked = 'Gesperrt ist die Nummer erst, wenn der Anbieter es bestätigt.'
const lost = 'SIM verloren oder gestohlen'
const urgent = /^Dringend: Mein Handy ist verloren oder gestohlen\. .*Sie mich jetzt: $/s
const question = 'Warum ist meine Rechnung höher als sonst?'

async function send(portal: VisitedPortal, title: string) {
  await press(portal, 'Senden')
  const receipt = await screen.findByRole('heading', { name: title })
  await waitFor(() => expect(receipt).toHaveFocus())
}

describe('the topics of customer service', () => {
  it('H1: begin a text with blanks, which nothing sends, or the empty form', async () => {
    const portal = await openTopics()
    expect(await rows()).toEqual([
      ...[lost, 'Rechnung stimmt nicht', 'Kein Netz', 'Daten ändern', 'Nummer mitnehmen'],
      ...['Kosten begrenzen', 'Anderes Anliegen'],
    ])
    expect(await choose(portal, 'Kein Netz')).toBe(
      'Ich habe kein Netz.\n\nSeit wann: \nWo (Adresse oder Postleitzahl): \nWas nicht geht: ',
    )
    expect(main().queryByText(notBlocked)).toBeNull()
    await replaceText(portal, 'Beschreibung', question)
    await portal.user.click(screen.getByRole('link', { name: 'Alle Themen' }))
    await waitFor(async () => expect((await topics()).getByRole('link', { name: lost })).toHaveFocus())
    expect(await choose(portal, 'Anderes Anliegen')).toBe(question)
    expect(screen.getByRole('link', { name: 'Alle Themen' })).toHaveFocus()
    await goTo('/customer-support')
    expect(await choose(portal, 'Kosten begrenzen')).toMatch(
      /^Warum ist .*\?\n\nBitte begrenzen Sie meine Kosten/,
    )
    expect(formsOf(portal, 'sendSupportRequest')).toEqual([])
  })

  it('H1: replace a topic that the customer has not completed, also after a reload, with its contract', async () => {
    const portal = await openTopics(tvContract)
    await choose(portal, lost)
    await goTo('/customer-support')
    const network = await choose(portal, 'Kein Netz')
    expect(network).toMatch(/^Ich habe kein Netz\./)
    expect(main().queryByText(notBlocked)).toBeNull()
    expect(selected('Vertrag')).toBe('Fernsehen zu Hause')
    await portal.user.selectOptions(screen.getByLabelText('Vertrag'), '+43 660 1000011')
    await goTo('/customer-support')
    expect(await choose(portal, 'Kein Netz')).toBe(network)
    expect(selected('Vertrag')).toBe('+43 660 1000011')
    const reloaded = await visit('/customer-support', { sandbox: portal.sandbox })
    expect(await choose(reloaded, 'Rechnung stimmt nicht')).toMatch(/^Meine Rechnung .*Das stimmt nicht: $/s)
  })

  it('H1: keep what the customer has completed, and her contract, and begin no topic twice', async () => {
    const portal = await openTopics()
    await choose(portal, 'Kein Netz')
    await portal.user.type(screen.getByLabelText('Beschreibung'), 'Telefonieren')
    await portal.user.selectOptions(screen.getByLabelText('Vertrag'), '+43 660 1000011')
    await goTo('/customer-support')
    const text = await choose(portal, 'Kein Netz')
    expect(text).toMatch(/^Ich habe kein Netz\.[^.]*Was nicht geht: Telefonieren$/)
    await goTo('/customer-support')
    expect(await choose(portal, 'Rechnung stimmt nicht')).toMatch(
      /Telefonieren\n\nMeine Rechnung .*Das stimmt nicht: $/s,
    )
    await goTo('/customer-support')
    expect(await choose(portal, 'Daten ändern')).toMatch(
      /Telefonieren\n\nBitte ändern Sie meine Daten\.\n\nBisher: \nNeu: $/,
    )
    expect(selected('Vertrag')).toBe('+43 660 1000011')
  })

  it('H1: begin below a text that has one line of theirs', async () => {
    const portal = await openTopics()
    await choose(portal, 'Anderes Anliegen')
    await replaceText(portal, 'Beschreibung', 'Ich habe kein Netz. Warum?')
    await goTo('/customer-support')
    expect(await choose(portal, 'Kein Netz')).toMatch(/Warum\?\n\nIch habe kein Netz\.\n\nSeit wann: /)
  })

  it('H1: say what is to be completed, and the form sends the text as it is', async () => {
    const portal = await openTopics()
    const text = await choose(portal, 'Nummer mitnehmen')
    const area = screen.getByLabelText('Beschreibung')
    expect(area).toHaveAccessibleDescription(
      'Bitte ergänzen Sie noch: Nummer · Bisheriger Anbieter · Neuer Anbieter',
    )
    await replaceText(
      portal,
      'Beschreibung',
      text.replace('Nummer: ', 'Nummer: 123').replace('Neuer', '\n$&'),
    )
    expect(area).toHaveAccessibleDescription('Bitte ergänzen Sie noch: Bisheriger Anbieter · Neuer Anbieter')
    await portal.user.type(area, 'noch unklar')
    expect(area).toHaveAccessibleDescription('Bitte ergänzen Sie noch: Bisheriger Anbieter')
    await send(portal, 'Ihre Anfrage ist unterwegs')
    expect(formsOf(portal, 'sendSupportRequest')).toHaveLength(1)
  })

  it('H1: are those of the brand: the form with its own text, or a phone number', async () => {
    const portal = await openTopics({ brand: 'first' })
    expect((await topics()).getByRole('link', { name: /^Termin/ })).toHaveAttribute(
      'href',
      'tel:+49-30-23125-210',
    )
    expect(await choose(portal, 'Rechnung auf Papier')).toMatch(/^Bitte schicken .*Adresse: $/s)
  })

  it.each<[string, Visit, string[]]>([
    ['with the hotline', {}, ['+49 30 23125 100']],
    ['without one', { changedBrand: { links: {} } }, []],
  ])('H1: appear %s', async (_, options, numbers) => {
    await openTopics(options)
    await topics()
    expect(textsOf(main().queryAllByRole('link', { name: /^\+49/ }))).toEqual(numbers)
  })
})

describe('a lost phone', () => {
  it('H1: is an urgent request about its number, and the receipt claims no block', async () => {
    const portal = await openTopics()
    const text = await choose(portal, lost)
    expect(text).toMatch(urgent)
    expect(selected('Vertrag')).toBe('+43 660 1000001')
    expect(main().getByText(notBlocked)).toBeVisible()
    expect(main().getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', 'tel:+49-30-23125-100')
    expect(formsOf(portal, 'sendSupportRequest')).toEqual([])
    await send(portal, 'Ihre Anfrage ist da')
    expect(formsOf(portal, 'sendSupportRequest')).toEqual([
      { request_type: '2', contractid: 'C-1001', text: text.trim() },
    ])
    expect(screen.getByRole('main')).toHaveTextContent(notBlocked)
    expect(screen.getByRole('main')).toHaveTextContent(
      'Codes per SMS kommen jetzt auf dem verlorenen Handy an.',
    )
    expect(main().getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', 'tel:+49-30-23125-100')
    await portal.user.click(main().getByRole('link', { name: 'Neues Passwort anfordern' }))
    await heading('Passwort vergessen')
    await goTo('/customer-support')
    await choose(portal, 'Kein Netz')
    await send(portal, 'Ihre Anfrage ist unterwegs')
    expect(screen.getByRole('main')).not.toHaveTextContent(notBlocked)
  })

  it('H1: keeps a text that exists below the urgent one, about the lost number, also over a reload', async () => {
    const portal = await visit('/customer-support?view=form')
    await replaceText(portal, 'Beschreibung', question)
    await portal.user.selectOptions(screen.getByLabelText('Vertrag'), 'Fernsehen zu Hause')
    await portal.user.click(screen.getByRole('link', { name: 'Alle Themen' }))
    const text = await choose(portal, lost)
    expect(text).toMatch(/^Dringend: .*\n\nWarum ist meine Rechnung höher als sonst\?$/s)
    expect(selected('Vertrag')).toBe('+43 660 1000001')
    const reloaded = await visit('/customer-support?view=form', { sandbox: portal.sandbox })
    expect(await screen.findByLabelText('Beschreibung')).toHaveValue(text)
    expect(main().getByText(notBlocked)).toBeVisible()
    await send(reloaded, 'Ihre Anfrage ist da')
  })

  it('H1: stays reported if another topic follows the completed text', async () => {
    const portal = await openTopics()
    await choose(portal, lost)
    await portal.user.type(screen.getByLabelText('Beschreibung'), 'lena@example.com')
    await goTo('/customer-support')
    expect(await choose(portal, 'Kein Netz')).toMatch(/^Dringend: .*lena@example.com\n\nIch habe kein Netz/s)
    expect(main().getByText(notBlocked)).toBeVisible()
    await send(portal, 'Ihre Anfrage ist da')
  })

  it('H1: is no longer reported once the customer has deleted the text', async () => {
    const portal = await openTopics()
    await choose(portal, lost)
    await replaceText(portal, 'Beschreibung', question)
    expect(main().queryByText(notBlocked)).toBeNull()
    await send(portal, 'Ihre Anfrage ist unterwegs')
  })

  it('H1: is about a mobile contract, and missing without one', async () => {
    await choose(await openTopics(tvContract), lost)
    expect(selected('Vertrag')).toBe('+43 660 1000001')
    const contracts = [{ productId: 'P-1', contractId: 'C-1', isTv: true, statusReason: 'Active' }]
    await openTopics({ fixedAnswers: { getMe: { body: { user: { contracts } } } } })
    expect(await rows()).not.toContain(lost)
  })

  it('H1 E1: without an answer, the form keeps the text and the hotline', async () => {
    const portal = await openTopics()
    const text = await choose(portal, lost)
    portal.sandbox.faults.set({ operationId: 'sendSupportRequest', fault: 'drop' })
    await press(portal, 'Senden')
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('keine Bestätigung erhalten')]))
    expect(field('Beschreibung')).toHaveValue(text)
    expect(main().getByRole('link', { name: /^\+49/ })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Ihre Anfrage ist da' })).toBeNull()
  })
})
