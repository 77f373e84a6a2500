import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { heading, replaceText, textsOf, visit } from '../../../tests/support/steps'
import type { Visit } from '../../../tests/support/testPortal'

const openAnswers = (options: Visit = {}) => visit('/customer-support', options)
const section = async () => within(await screen.findByRole('region', { name: 'Häufige Fragen' }))
const questions = async () =>
  textsOf((await section()).queryAllByRole('group').map((one) => one.children[0] as Element))
const search = 'Fragen durchsuchen'

it('H1: answers questions, and leads to the pages that they name', async () => {
  const { user } = await openAnswers()
  expect(await questions()).toContain('Wie ändere ich mein Passwort?')
  await user.click((await section()).getByText('Wo finde ich meine Rechnungen?'))
  await user.click((await section()).getByRole('link', { name: 'Rechnungen' }))
  await heading('Rechnungen')
})

it('H1: names a page that the deployment lacks, without a link', async () => {
  await openAnswers({ settings: { 'portal:cancellation-request': '' } })
  expect((await section()).queryByRole('link', { name: 'Vertrag kündigen', hidden: true })).toBeNull()
  expect((await section()).getByText(/^Mit Vertrag kündigen\./)).toBeInTheDocument()
})

it.each([
  ['RECHNUNGEN', ['Wo finde ich meine Rechnungen?']],
  ['passwort andere', ['Wie ändere ich mein Passwort?']],
  ['mit code', ['Wie lade ich Guthaben auf?']],
])('H1: a search for "%s" finds it in question or answer', async (text, found) => {
  const portal = await openAnswers()
  await section()
  await replaceText(portal, search, text)
  await waitFor(async () => expect(await questions()).toEqual(found))
  await replaceText(portal, search, ' ')
  await waitFor(async () => expect((await questions()).length).toBeGreaterThan(found.length))
})

it('H1: finds Serbian words as they are typed', async () => {
  const portal = await visit('/customer-support', { locale: 'sr' })
  await replaceText(portal, 'Pretraži pitanja', 'racuni takode')
  await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(1))
  expect(screen.getByText('Gde su moji računi?')).toBeVisible()
})

it('H1: a search without an answer leads to the form and the hotline', async () => {
  const portal = await openAnswers()
  expect((await section()).getByRole('status')).toBeEmptyDOMElement()
  await replaceText(portal, search, 'Dachziegel')
  await waitFor(async () =>
    expect((await section()).getByRole('status')).toHaveTextContent('Dazu gibt es hier keine Antwort.'),
  )
  expect((await section()).getByRole('link', { name: /^\+49/ })).toBeVisible()
  await portal.user.click((await section()).getByRole('link', { name: 'Kundenservice schreiben' }))
  expect(await screen.findByLabelText('Beschreibung')).toHaveValue('')
})

it('H1: are missing for a brand without answers', async () => {
  await openAnswers({ changedBrand: { id: 'other' } })
  await screen.findByRole('navigation', { name: 'Worum geht es?' })
  expect(screen.queryByRole('searchbox')).toBeNull()
})
