// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chooseFromMenu } from '../menus'
import { goTo, startPortal } from '../testPortal'
import { toasts } from '../toasts'
import { signIn } from './signIn'
import { chosenIn, contract, description, send, sent, type, visitSupport, write } from './supportVisit'

const question = 'Warum ist meine Rechnung höher als sonst?'

it('H1: what is written outlives a visit of another page', async () => {
  const portal = await visitSupport()
  await portal.user.selectOptions(contract(), 'Internet zu Hause')
  await write(portal, question)
  await portal.user.click(screen.getByRole('link', { name: 'Startseite' }))
  await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
  await goTo('/customer-support')
  expect(await screen.findByRole('textbox', { name: 'Beschreibung' })).toHaveValue(question)
  expect(chosenIn(contract())).toBe('Internet zu Hause')
})

it('H1: a message of the provider about the text stands under it until it is changed', async () => {
  const portal = await visitSupport({ hold: ['sendSupportRequest'] })
  await write(portal, question)
  await portal.user.click(send())
  await portal.answers.replace(
    'sendSupportRequest',
    { code: 'SUPPORT_REQUEST_FAILED_VALIDATION_ERROR', body: { validation_errors: { text: ['Zu lang.'] } } },
    400,
  )
  await waitFor(() => expect(description()).toHaveAccessibleDescription(expect.stringContaining('Zu lang.')))
  expect(description()).toHaveValue(question)
  await portal.user.type(description(), '!')
  expect(description()).not.toBeInvalid()
  expect(toasts()).toEqual([])
})

it('E1 H1: a request that is refused without a reason loses nothing', async () => {
  const portal = await visitSupport({ hold: ['sendSupportRequest'] })
  await write(portal, question)
  await portal.user.click(send())
  await portal.answers.replace('sendSupportRequest', { code: 'REQUEST_FAILED_SERVER_ERROR' }, 500)
  await waitFor(() => expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.']))
  expect(description()).toHaveValue(question)
})

it('H1: without an answer the text stays, and the customer is told to look before sending again', async () => {
  const portal = await visitSupport({ hold: ['sendSupportRequest'] })
  await write(portal, question)
  await portal.user.click(send())
  await portal.answers.fail('sendSupportRequest')
  await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/^Wir haben keine Antwort erhalten/)]))
  expect(description()).toHaveValue(question)
  expect(sent(portal)).toHaveLength(1)
})

it('H1: what is written outlives a reload of the page, and one sent does not come back', async () => {
  const portal = await visitSupport()
  await portal.user.selectOptions(contract(), '436601000011')
  await portal.user.selectOptions(type(), 'TV und Internet')
  await write(portal, question)
  const again = await visitSupport({ sandbox: portal.sandbox })
  expect(description()).toHaveValue(question)
  expect([chosenIn(contract()), chosenIn(type())]).toEqual(['436601000011', 'TV und Internet'])
  await again.user.click(send())
  await waitFor(() => expect(description()).toHaveValue(''))
  await visitSupport({ sandbox: portal.sandbox })
  expect(description()).toHaveValue('')
})

it('H1: what is written outlives a reload of another page', async () => {
  const portal = await visitSupport()
  await write(portal, question)
  await startPortal({ account: 'everyday', path: '/Tariffs', sandbox: portal.sandbox })
  await screen.findByRole('heading', { level: 1, name: 'Mein Tarif' })
  await goTo('/customer-support')
  expect(await screen.findByRole('textbox', { name: 'Beschreibung' })).toHaveValue(question)
})

it('S3 H1: another customer never sees the draft that the tab remembers', async () => {
  await write(await visitSupport(), question)
  expect(JSON.stringify({ ...window.sessionStorage })).toContain(question)
  await visitSupport({ account: 'empty' })
  expect(description()).toHaveValue('')
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(question)
})

it.each([
  ['no text', { productId: 'P-1001' }],
  ['a text that is none', { productId: 'P-1001', text: 7, typeId: null, contractId: null }],
  ['a text alone', { productId: 'P-1001', text: question }],
  ['something else', 'a draft'],
])('H1: a memory of %s is dropped, and the form works', async (_, supportDraft) => {
  const portal = await visitSupport({ tab: { supportDraft } })
  expect(description()).toHaveValue('')
  await write(portal, question)
  await portal.user.click(send())
  await waitFor(() => expect(sent(portal)).toHaveLength(1))
})

it('S3 H1: the draft goes with the session', async () => {
  const portal = await visitSupport()
  await write(portal, question)
  await chooseFromMenu(portal.user, 'Profil', 'Abmelden')
  const modal = await screen.findByRole('dialog', { name: 'Möchten Sie sich abmelden?' })
  await portal.user.click(within(modal).getByRole('button', { name: 'Abmelden' }))
  await screen.findByRole('heading', { level: 1, name: 'Anmelden' })
  await portal.user.click(screen.getByRole('tab', { name: 'Benutzername' }))
  await portal.user.type(screen.getByRole('textbox', { name: 'Benutzername' }), 'empty')
  await portal.user.type(screen.getByLabelText('Passwort'), 'Portal2026{Enter}')
  await screen.findByRole('button', { name: 'Profil' })
  await goTo('/customer-support')
  expect(await screen.findByRole('textbox', { name: 'Beschreibung' })).toHaveValue('')
  expect(chosenIn(contract())).toBe('436601000002')
})

it('S4 H1: the draft of a session that the provider ends is seen by nobody, and waits on this tab for who wrote it', async () => {
  const portal = await visitSupport()
  await write(portal, question)
  portal.sandbox.faults.set({ operationId: 'sendSupportRequest', fault: 'tokenRefused' })
  await portal.user.click(send())
  await screen.findByRole('heading', { level: 1, name: 'Anmelden' })
  expect(document.body).not.toHaveTextContent(question)
  expect(JSON.stringify({ ...window.localStorage })).not.toContain(question)
  await goTo('/customer-support')
  await screen.findByRole('heading', { level: 1, name: 'Anmelden' })
  await signIn(portal, 'everyday')
  await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
  await goTo('/customer-support')
  expect(await screen.findByRole('textbox', { name: 'Beschreibung' })).toHaveValue(question)
})
