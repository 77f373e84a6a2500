import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialog, failure, formsOf, press, visit, visitWithAnswer } from '../../../tests/support/steps'
import { callsOf } from '../../../tests/support/testPortal'
import { toasts } from '../../../tests/support/toasts'

const title = 'Ihre Einwilligungen'
const isOpen = () => screen.queryByRole('dialog', { name: title }) !== null
const expectClosed = () => waitFor(() => expect(isOpen()).toBe(false))
const namesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('switch')
    .map((control) => document.getElementById(control.getAttribute('aria-labelledby') ?? '')?.textContent)

const offers = { id: 1, text: 'Angebote', agree: false }
const usage = { id: 2, text: 'Nutzungsdaten', agree: false }
const byEmail = { id: 11, text: 'per E-Mail', agree: false }

/** Visits as the customer whom the portal asks, with a provider that has these consents. */
const visitAsked = (gdprs: object[], gdprsChilds?: object[]) =>
  visitWithAnswer('/', 'getConsents', { body: { gdprs, gdprsChilds } }, { account: 'consents' })

describe('the modal after the login', () => {
  it('G1: refuses the first consent if Escape closes it and nothing is agreed', async () => {
    const portal = await visitAsked([offers, usage], [byEmail])
    await dialog(title)
    await portal.user.keyboard('{Escape}')
    await expectClosed()
    await waitFor(() => expect(formsOf(portal, 'submitConsent')).toEqual([{ id: '1', agree: '0' }]))
    expect(toasts()).toEqual([])
  })

  it.each([
    ['no list of children', [offers, usage], undefined, ['Angebote', 'Nutzungsdaten']],
    ['one item', [offers], [], ['Angebote']],
    ['an item without text', [{ id: 7 }], [], ['Einwilligung 7']],
    ['an item agreed to', [{ ...offers, agree: true }], [byEmail], ['Angebote', 'per E-Mail']],
  ])('G1: copes with %s', async (_, gdprs, children, names) => {
    await visitAsked(gdprs, children)
    expect(namesIn(await dialog(title))).toEqual(names)
  })

  const agreed = { ...offers, agree: true }
  const agreedByEmail = { ...byEmail, agree: true }
  it.each([
    [
      'asks for a channel of an agreed consent',
      [agreed],
      [byEmail],
      'Bitte wählen Sie mindestens einen Weg.',
    ],
    ['does not ask without consent', [offers], [byEmail], 'Auf diesen Wegen:'],
    ['does not ask with a channel', [agreed], [agreedByEmail], 'Auf diesen Wegen:'],
    // The customer may have agreed to the unreadable one.
    ['does not ask if one is unreadable', [agreed], [byEmail, { agree: true }], 'Auf diesen Wegen:'],
  ])('G1: %s', async (_, gdprs, children, text) => {
    await visitAsked(gdprs, children)
    // Orca does not read text that is directly in a status.
    const selector = ':not([role=status])'
    expect(within(await dialog(title)).getByText(text, { selector })).toBeVisible()
  })

  it('G1 A5 C1: opens where the provider wants consents of a contract, with the children under the first', async () => {
    const portal = await visit('/', { account: 'consents' })
    const modal = await dialog(title)
    const first = 'Ich möchte über Angebote und Neuigkeiten informiert werden.'
    const children = ['per E-Mail', 'per SMS', 'per Telefon']
    const last = 'Meine Nutzungsdaten dürfen zur Verbesserung der Dienste ausgewertet werden.'
    expect(namesIn(modal)).toEqual([first, ...children, last])
    expect(namesIn(within(modal).getAllByRole('listitem')[0] as HTMLElement)).toEqual([first, ...children])
    expect(portal.storage.read('licenseStatus')).toBe('true')
    await press(portal, 'Schließen')
    await expectClosed()
    await press(portal, /^Fernsehen zu Hause/)
    await waitFor(() => expect(portal.storage.read('licenseStatus')).toBe('false'))
    const contractIds = callsOf(portal.sandbox, 'getConsentStatus').map(({ headers }) => headers.ContractId)
    expect(contractIds).toEqual(['C-6001', 'C-6002'])
    expect(callsOf(portal.sandbox, 'getConsents')).toHaveLength(1)
    expect(isOpen()).toBe(false)
  })

  it.each([
    [{ code: 'REQUEST_FAILED_SERVER_ERROR' }, [failure]],
    [[], []],
    [null, []],
  ])('E1 G1: stays closed for the status %j, with the messages %j', async (answer, messages) => {
    const portal = await visitWithAnswer('/', 'getConsentStatus', answer, { account: 'consents' })
    await waitFor(() => expect(portal.services.api.pending.count()).toBe(0))
    await waitFor(() => expect(toasts()).toEqual(messages))
    expect(isOpen()).toBe(false)
    expect(portal.storage.read('licenseStatus')).toBeNull()
    expect(formsOf(portal, 'submitConsent')).toEqual([])
  })
})
