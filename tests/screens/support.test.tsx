// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { startPortal } from '../testPortal'
import { toasts } from '../toasts'
import {
  chosenIn,
  contract,
  description,
  optionsOf,
  send,
  sent,
  type,
  visitSupport,
  write,
} from './supportVisit'

const question = 'Warum ist meine Rechnung höher als sonst?'
const tooShort = 'Die Beschreibung muss mindestens 10 Zeichen enthalten.'

describe('a request to customer service', () => {
  it('H1: about a mobile contract has type 2; sent, the form is empty again', async () => {
    const portal = await visitSupport()
    expect(optionsOf(type())).toEqual(['TV und Internet', 'Mobilfunk'])
    expect(optionsOf(contract())).toEqual([
      '436601000001',
      '436601000011',
      '436601000012',
      '436601000013',
      'Fernsehen zu Hause',
      'Internet zu Hause',
    ])
    expect([chosenIn(type()), chosenIn(contract())]).toEqual(['Mobilfunk', '436601000001'])
    await write(portal, `  ${question}\n`)
    await portal.user.click(send())
    await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
    expect(sent(portal)).toEqual([{ request_type: '2', contractid: 'C-1001', text: question }])
    expect(description()).toHaveValue('')
  })

  it.each([
    ['Fernsehen zu Hause', 'C-1005'],
    ['Internet zu Hause', 'C-1006'],
  ])('H1: about "%s" has type 1', async (name, contractid) => {
    const portal = await visitSupport()
    await portal.user.selectOptions(contract(), name)
    expect(chosenIn(type())).toBe('TV und Internet')
    await write(portal, question)
    await portal.user.click(send())
    await waitFor(() => expect(sent(portal)).toEqual([{ request_type: '1', contractid, text: question }]))
  })

  it('H1: has the type that the customer chooses', async () => {
    const portal = await visitSupport()
    await portal.user.selectOptions(type(), 'TV und Internet')
    await write(portal, question)
    await portal.user.click(send())
    await waitFor(() => expect(sent(portal)).toMatchObject([{ request_type: '1', contractid: 'C-1001' }]))
  })

  it('H1: the blue header shows where the answer will go, on this page alone', async () => {
    const { user } = await visitSupport()
    const header = screen.getByRole('region', { name: 'Ausgewählter Vertrag' })
    expect(header).toHaveTextContent('lena.moser@example.com')
    await user.click(screen.getByRole('link', { name: 'Startseite' }))
    await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
    expect(header).not.toHaveTextContent('lena.moser@example.com')
  })

  it('H1: is sent once, however often the button is pressed, and stands still meanwhile', async () => {
    const portal = await visitSupport({ hold: ['sendSupportRequest'] })
    await write(portal, question)
    await portal.user.dblClick(send())
    expect(send()).toHaveAttribute('aria-busy', 'true')
    await portal.user.type(description(), ' und noch etwas')
    expect(description()).toHaveValue(question)
    await portal.answers.release('sendSupportRequest')
    await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
    expect(sent(portal)).toHaveLength(1)
  })

  it('H1: a contract that the provider gave no id cannot be written about', async () => {
    await visitSupport({ account: 'odd' })
    expect(optionsOf(contract())).toEqual(['436601000005'])
  })

  it('H1: a customer without a contract is told so', async () => {
    await startPortal({ account: 'none', path: '/customer-support' })
    expect(await screen.findByText('Ihrem Konto ist noch kein aktiver Vertrag zugeordnet.')).toBeVisible()
  })

  it('H1: says so where the provider takes no requests', async () => {
    const { answers } = await startPortal({
      account: 'everyday',
      path: '/customer-support',
      hold: ['getSupportRequestTypes'],
    })
    await answers.replace('getSupportRequestTypes', { body: { supportRequestTypes: [] } })
    expect(await screen.findByText(/nimmt hier zurzeit keine Anfragen entgegen/)).toBeVisible()
  })

  it('E1 H1: types that cannot be loaded are said so, and asked for again', async () => {
    const { answers, user } = await startPortal({
      account: 'everyday',
      path: '/customer-support',
      hold: ['getSupportRequestTypes'],
    })
    await answers.replace('getSupportRequestTypes', { body: 42 })
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
    expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.'])
    await user.click(retry)
    await answers.release('getSupportRequestTypes')
    expect(await screen.findByRole('textbox', { name: 'Beschreibung' })).toBeVisible()
  })
})

describe('the length of the text', () => {
  it('H2: is judged only after a failed attempt, and from then on while it is written', async () => {
    const portal = await visitSupport()
    await write(portal, '123456789')
    expect(description()).not.toBeInvalid()
    await portal.user.click(send())
    expect(description()).toBeInvalid()
    expect(description()).toHaveAccessibleDescription(expect.stringContaining(tooShort))
    await portal.user.type(description(), '0')
    expect(description()).not.toBeInvalid()
    await portal.user.type(description(), '{Backspace}')
    expect(description()).toBeInvalid()
    expect(sent(portal)).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['blanks alone', ' '.repeat(20)],
    ['9 characters and blanks around', '   123456789   '],
    ['9 emoji', '🙂'.repeat(9)],
  ])('H2: %s is too short', async (_, text) => {
    const portal = await visitSupport()
    await write(portal, text)
    await portal.user.click(send())
    expect(description()).toHaveAccessibleDescription(expect.stringContaining(tooShort))
    expect(description()).toHaveValue(text)
    expect(sent(portal)).toEqual([])
  })

  it.each([
    ['10 characters', '1234567890'],
    ['10 emoji', '🙂'.repeat(10)],
    ['5,000 characters', `${'Zu lang? '.repeat(555)}Nein.`],
    ['several lines with signs of HTML', '<b>Guten Tag</b> & "danke"\nLena +1%'],
  ])('H2: %s are sent as they are', async (_, text) => {
    const portal = await visitSupport()
    await write(portal, text)
    await portal.user.click(send())
    await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
    expect(sent(portal).map((form) => form.text)).toEqual([text])
  })
})
