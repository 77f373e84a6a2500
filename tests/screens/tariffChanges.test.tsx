// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { goTo, startPortal } from '../testPortal'
import { toasts } from '../toasts'
import { buttonOf, changes, dialog, header, press, visitWith } from './tariffVisit'

const everyday = { path: '/Tariffs', account: 'everyday', hold: ['getConsentStatus'] } as const
const terms = 'Tarif aktivieren'
const genericError = 'Es ist ein Fehler aufgetreten.'
const extra = {
  path: '/api/tariffs/activate/PACK_DATA_5',
  form: { type: 'tariff', plan_id: 'PACK_DATA_5' },
}
/** The balance once the package is paid. */
const left = /18,40/

/** Opens the terms of the package Extra 5 GB. */
async function openTerms(visit: Parameters<typeof startPortal>[0] = {}) {
  const portal = await startPortal({ ...everyday, ...visit })
  await portal.user.click(await buttonOf('Aktivieren', 'Extra 5 GB'))
  return { ...portal, modal: await dialog(terms) }
}

describe('activating a tariff', () => {
  it('T2: the modal says the price, for how long, what stays on the balance, and the terms', async () => {
    const { modal } = await openTerms()
    const facts = within(modal)
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
    const values = within(modal)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
    expect(within(modal).getByRole('heading', { level: 3 })).toHaveTextContent('Extra 5 GB')
    expect(facts).toEqual(['Preis', 'Laufzeit', 'Guthaben jetzt', 'Guthaben danach'])
    expect(values.map((value) => value?.replace(/\s/g, ' '))).toEqual([
      '5,00 €',
      '28 Tage',
      '23,40 €',
      '18,40 €',
    ])
    expect(modal).toHaveTextContent(
      'Mit der Aktivierung akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
    )
  })

  it.each(['Postpaid', 'Business'] as const)(
    'T2: a %s contract has no balance to lower',
    async (contractType) => {
      const tariffs = [{ mvno_code: 'A', name: 'Flex 50', price: { value: 29.9 } }]
      const { user } = await visitWith({ contractType, balance: 18.75, tariffs })
      await user.click(await buttonOf('Aktivieren', 'Flex 50'))
      expect(within(await dialog(terms)).getAllByRole('term')).toHaveLength(1)
    },
  )

  it('T2: says beforehand how much is missing', async () => {
    const portal = await startPortal(everyday)
    await portal.user.click(await buttonOf('Aktivieren', 'Mtel Free L'))
    const modal = await dialog(terms)
    expect(modal).toHaveTextContent('Ihr Guthaben reicht dafür derzeit nicht aus. Es fehlen 1,50 €.')
    expect(within(modal).queryByText('Guthaben danach')).toBeNull()
  })

  it('T2 E1: asks the provider once; list, balance and focus follow', async () => {
    const portal = await openTerms()
    await press(portal, terms, 'Bestätigen')
    const now = await buttonOf('Deaktivieren', 'Extra 5 GB')
    await waitFor(async () => expect(await header()).toHaveTextContent(left))
    await waitFor(() => expect(now).toHaveFocus())
    expect(changes(portal)).toEqual([extra])
    expect(toasts()).toEqual(['Aktivierung erfolgreich'])
  })

  it('T2: nothing is asked without consent, and the focus returns', async () => {
    const portal = await openTerms()
    await press(portal, terms, 'Abbrechen')
    await waitFor(async () => expect(await buttonOf('Aktivieren', 'Extra 5 GB')).toHaveFocus())
    await portal.user.keyboard('{Enter}')
    await dialog(terms)
    await portal.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(changes(portal)).toEqual([])
  })

  it('T2: a double click and Enter held down charge once', async () => {
    const portal = await openTerms({ hold: ['getConsentStatus', 'activateTariff'] })
    const confirm = within(portal.modal).getByRole('button', { name: 'Bestätigen' })
    await portal.user.dblClick(confirm)
    expect(confirm).toHaveFocus()
    await portal.user.keyboard('{Enter>20/}')
    await portal.user.keyboard('{Escape}')
    expect(confirm).toHaveAttribute('aria-busy', 'true')
    await portal.answers.release('activateTariff')
    await buttonOf('Deaktivieren', 'Extra 5 GB')
    expect(changes(portal)).toEqual([extra])
  })

  it('T2: Enter held down on the card never gets past the modal', async () => {
    const portal = await startPortal(everyday)
    ;(await buttonOf('Aktivieren', 'Extra 5 GB')).focus()
    for (let repeat = 0; repeat < 10; repeat++) {
      await portal.user.keyboard('{Enter}')
      await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
    expect(changes(portal)).toEqual([])
  })

  it('T2: going back with the modal open asks nothing', async () => {
    const portal = await openTerms()
    await goTo('/')
    await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(changes(portal)).toEqual([])
  })

  it('T2: who leaves while the provider activates is told to look, and sees the new balance', async () => {
    const portal = await openTerms({ hold: ['getConsentStatus', 'activateTariff'] })
    await press(portal, terms, 'Bestätigen')
    await goTo('/')
    await waitFor(() =>
      expect(toasts()).toEqual([expect.stringContaining('Wir haben keine Antwort erhalten.')]),
    )
    await waitFor(async () => expect(await header()).toHaveTextContent(left))
    expect(changes(portal)).toEqual([extra])
  })

  it('T3: too low a balance leads to the top-up, and nothing is charged', async () => {
    const portal = await startPortal(everyday)
    await portal.user.click(await buttonOf('Deaktivieren', 'Mtel Free M'))
    await press(portal, 'Tarif deaktivieren', 'Bestätigen')
    await portal.user.click(await buttonOf('Aktivieren', 'Mtel Free L'))
    await press(portal, terms, 'Bestätigen')
    expect(await dialog('Guthaben nicht ausreichend')).toHaveTextContent('Es wurde nichts abgebucht.')
    await press(portal, 'Guthaben nicht ausreichend', 'Guthaben aufladen')
    expect(window.location.pathname).toBe('/recharge-credit')
    expect(await header()).toHaveTextContent('23,40')
  })

  it('T7: packages are activated by the same way', async () => {
    const portal = await openTerms({ path: '/additional-packages' })
    await press(portal, terms, 'Bestätigen')
    await buttonOf('Deaktivieren', 'Extra 5 GB')
    expect(changes(portal)).toEqual([extra])
    await waitFor(async () => expect(await header()).toHaveTextContent(left))
  })

  it.each(['500', 'unknownCode'] as const)(
    'T2 E1: a refusal of another kind (%s) is the generic error',
    async (fault) => {
      const portal = await openTerms()
      portal.sandbox.faults.set({ operationId: 'activateTariff', fault })
      await press(portal, terms, 'Bestätigen')
      await waitFor(() => expect(toasts()).toEqual([genericError]))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(changes(portal)).toEqual([extra])
    },
  )

  it.each(['drop', 'empty', 'truncated', 'wrongShape', '502'] as const)(
    'T2: without a usable answer (%s) the customer is told to look, and nothing is repeated',
    async (fault) => {
      const portal = await openTerms()
      portal.sandbox.faults.set({ operationId: 'activateTariff', fault })
      await press(portal, terms, 'Bestätigen')
      expect(await dialog('Keine Antwort erhalten')).toHaveTextContent(
        'Wir wissen nicht, ob die Änderung bei Extra 5 GB ausgeführt wurde.',
      )
      await press(portal, 'Keine Antwort erhalten', 'Tarife ansehen')
      // The 502 comes from a server in between: nothing has happened.
      const truth = fault === '502' ? ['Aktivieren', /23,40/] : ['Deaktivieren', left]
      await buttonOf(String(truth[0]), 'Extra 5 GB')
      await waitFor(async () => expect(await header()).toHaveTextContent(truth[1] ?? ''))
      expect(changes(portal)).toEqual([extra])
      expect(toasts()).toEqual([])
    },
  )

  it('S4 T2: a refused token ends it with one message', async () => {
    const portal = await openTerms()
    portal.sandbox.faults.set({ operationId: 'activateTariff', fault: 'tokenRefused' })
    await press(portal, terms, 'Bestätigen')
    await screen.findByRole('heading', { name: 'Anmelden' })
    expect(toasts()).toEqual(['Ihre Sitzung ist nicht mehr gültig. Bitte melden Sie sich erneut an.'])
    expect(changes(portal)).toEqual([extra])
  })
})

describe('deactivating a tariff', () => {
  async function deactivate(visit: Parameters<typeof startPortal>[0] = {}) {
    const portal = await startPortal({ ...everyday, ...visit })
    await portal.user.click(await buttonOf('Deaktivieren', 'Mtel Free M'))
    await press(portal, 'Tarif deaktivieren', 'Bestätigen')
    return portal
  }
  const asked = { path: '/api/tariffs/deactivate/FREE_M', form: {} }

  it('T5: after a question the provider is asked once, and the list follows', async () => {
    const portal = await deactivate()
    await waitFor(async () => expect(await buttonOf('Aktivieren', 'Mtel Free M')).toHaveFocus())
    expect(screen.getByText('Derzeit ist kein Tarif aktiv.')).toBeVisible()
    expect(toasts()).toEqual(['Aktivierung erfolgreich'])
    expect(changes(portal)).toEqual([asked])
  })

  it.each(['ACTIVATE_PLAN_SUCCESS', 'DEACTIVATE_PLAN_PENDING', 'DEACTIVATE_PLAN_FAILED_NOT_ACTIVE'])(
    'T5: any code but the one for success (%s) is the generic error',
    async (code) => {
      const portal = await deactivate({ hold: ['getConsentStatus', 'deactivateTariff'] })
      await portal.answers.replace('deactivateTariff', { code })
      await waitFor(() => expect(toasts()).toEqual([genericError]))
      expect(changes(portal)).toEqual([asked])
    },
  )

  it('T5: the tariff stays when the customer changes her mind', async () => {
    const portal = await startPortal(everyday)
    await portal.user.click(await buttonOf('Deaktivieren', 'Mtel Free M'))
    await press(portal, 'Tarif deaktivieren', 'Abbrechen')
    await waitFor(async () => expect(await buttonOf('Deaktivieren', 'Mtel Free M')).toHaveFocus())
    expect(changes(portal)).toEqual([])
  })

  it('T5: without an answer the customer is told to look', async () => {
    const portal = await startPortal(everyday)
    portal.sandbox.faults.set({ operationId: 'deactivateTariff', fault: 'drop' })
    await portal.user.click(await buttonOf('Deaktivieren', 'Mtel Free M'))
    await press(portal, 'Tarif deaktivieren', 'Bestätigen')
    await press(portal, 'Keine Antwort erhalten', 'Tarife ansehen')
    await buttonOf('Aktivieren', 'Mtel Free M')
    expect(changes(portal)).toEqual([asked])
  })
})
