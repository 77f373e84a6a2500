import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { call, expectNumbers, openWithPage } from '../../../tests/support/listingVisit'
import {
  dialog,
  factsIn,
  header,
  main,
  press,
  replaceText,
  textOf,
  tvContract,
  visit,
  visitWithAnswer,
} from '../../../tests/support/steps'

/** What the provider sends, and what customers see. */
const numbers: readonly (readonly [sent: string, shown: string])[] = [
  ['436601234567', '+43 660 1234567'],
  ['4312345678', '+43 1 2345678'],
  ['436244123456', '+43 6244 123456'],
  ['+381641234567', '+381 64 1234567'],
  ['4915112345678', '+49 1511 2345678'],
  // Of no country of the build, masked, short, or a name.
  ...['+38761123456', '43660123xxx', '4312xxx', '133', '43660', 'Anonym', 'Mailbox'].map(
    (text) => [text, text] as const,
  ),
]

it('U2: the listing shows landlines and foreign numbers in their international form, and nothing else', async () => {
  await openWithPage({ listing: numbers.map(([sent]) => call(sent)) })
  await expectNumbers(...numbers.map(([, shown]) => shown))
})

it.each([
  [{ isMobile: true, phoneNumber: '381641234567' }, '+381 64 1234567'],
  [{ isInternet: true, phoneNumber: '4312345678' }, '+43 1 2345678'],
  // A name may look like a number.
  [{ isInternet: true, phoneNumber: '4312345678', name: '4312345678 ' }, '4312345678'],
])('F11: the header names the contract %j as %j', async (fields, shown) => {
  const contracts = [{ productId: '4312345679', statusReason: 'Active', ...fields }]
  await visitWithAnswer('/', 'getMe', { body: { user: { contracts } } })
  await screen.findByRole('button', { name: 'Profil' })
  expect(textOf(await header())).toContain(shown)
})

it('D1: a device has its landline number', async () => {
  const contracts = [{ productId: 'P-9', name: 'Festnetz', phoneNumber: '436244123456' }]
  await visitWithAnswer('/device', 'getDevices', { body: { contracts } }, tvContract)
  expect(textOf(await main().findByRole('listitem'))).toBe('Festnetz+43 6244 123456')
})

it('P2: the confirmation of a payment shows the number that is sent', async () => {
  const portal = await visit('/recharge-credit')
  await replaceText(portal, 'Telefonnummer', '00381 (0) 64/123-45-67')
  await replaceText(portal, 'Betrag', '20')
  await press(portal, 'Aufladen')
  expect(factsIn(await dialog('Zahlung bestätigen'))[0]).toBe('Telefonnummer: +381 64 1234567')
})
