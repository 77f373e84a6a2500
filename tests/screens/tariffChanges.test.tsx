// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import { goTo, startPortal } from '../testPortal'
import { toasts } from '../toasts'
import { header, heading } from './steps'
import { buttonOf, changes, dialog, press, visitWith } from './tariffVisit'

const everyday = { path: '/Tariffs', account: 'everyday', hold: ['getConsentStatus'] } as const
const terms = 'Tarif aktivieren'
const genericError = 'Es ist ein Fehler aufgetreten.'
const extra = {
  path: '/api/tariffs/activate/PACK_DATA_5',
  form: { type: 'tariff', plan_id: 'PACK_DATA_5' },
}

/** Opens the terms of the package Extra 5 GB. */
async function openTerms(visit: Parameters<typeof startPortal>[0] = {}) {
  const portal = await startPortal({ ...everyday, ...visit })
  await portal.user.click(await buttonOf('Aktivieren', 'Extra 5 GB'))
  return { ...portal, modal: await dialog(terms) }
}

describe('activating a tariff', () => {
  it('T2: the modal says the price, for how long, what stays on the balance, and the terms', async () => {
    const { modal } = await openTerms()
    const facts = within(modal).getAllByRole('term')
    expect(within(modal).getByRole('heading', { level: 3 })).toHaveTextContent('Extra 5 GB')
    expect(facts.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Preis', '5,00\u00a0€'],
      ['Laufzeit', '28 Tage'],
      ['Guthaben jetzt', '23,40\u00a0€'],
      ['Guthaben danach', '18,40\u00a0€'],
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

  it.each(['/Tariffs', '/additional-packages'])(
    'T2 T7: a double click and Enter held down charge once on %s; list, balance and focus follow',
    async (path) => {
      const portal = await openTerms({ path, hold: ['getConsentStatus', 'activateTariff'] })
      const confirm = within(portal.modal).getByRole('button', { name: 'Bestätigen' })
      await portal.user.dblClick(confirm)
      expect(confirm).toHaveFocus()
      await portal.user.keyboard('{Enter>20/}')
      await portal.user.keyboard('{Escape}')
      expect(confirm).toHaveAttribute('aria-busy', 'true')
      await portal.answers.release('activateTariff')
      const now = await buttonOf('Deaktivieren', 'Extra 5 GB')
      await waitFor(async () => expect(await header()).toHaveTextContent('18,40'))
      await waitFor(() => expect(now).toHaveFocus())
      expect(changes(portal)).toEqual([extra])
      expect(toasts()).toEqual(['Aktivierung erfolgreich'])
    },
  )

  it('T2: nothing is asked without consent, and the focus returns', async () => {
    const portal = await openTerms()
    await press(portal, terms, 'Abbrechen')
    await waitFor(async () => expect(await buttonOf('Aktivieren', 'Extra 5 GB')).toHaveFocus())
    await portal.user.keyboard('{Enter}')
    await dialog(terms)
    await portal.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await portal.user.click(await buttonOf('Aktivieren', 'Extra 5 GB'))
    await dialog(terms)
    await goTo('/')
    await heading('Mtel Free M')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(changes(portal)).toEqual([])
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

  it('T2: without an answer the customer is told to look, and sees what became of it', async () => {
    const portal = await openTerms()
    portal.sandbox.faults.set({ operationId: 'activateTariff', fault: 'drop' })
    await press(portal, terms, 'Bestätigen')
    expect(await dialog('Keine Antwort erhalten')).toHaveTextContent(
      'Wir wissen nicht, ob die Änderung bei Extra 5 GB ausgeführt wurde.',
    )
    await press(portal, 'Keine Antwort erhalten', 'Tarife ansehen')
    await buttonOf('Deaktivieren', 'Extra 5 GB')
    await waitFor(async () => expect(await header()).toHaveTextContent('18,40'))
    expect(changes(portal)).toEqual([extra])
    expect(toasts()).toEqual([])
  })
})

describe('T4: one plan only', () => {
  const plan = (mvno_code: string, isActive?: unknown) => ({
    mvno_code,
    name: `Plan ${mvno_code}`,
    isActive,
    price: { value: 5 },
  })

  /** Wants plan C, and hears this. */
  async function wantAnother(list: object, refusal: object) {
    const hold = ['getTariffs', 'activateTariff'] as const
    const portal = await startPortal({ ...everyday, hold })
    await portal.answers.replace('getTariffs', { body: list })
    await portal.user.click(await buttonOf('Aktivieren', 'Plan C'))
    await press(portal, terms, 'Bestätigen')
    await portal.answers.replace('activateTariff', refusal, 409)
    return portal
  }
  const former = { oldTariff: plan('A', false), tariffs: [plan('B', 1), plan('C', 0)] }

  it.each([
    [{ code: 'PLAN_CHANGE_FAILED_CONFLICT', message: 'Bitte deaktivieren Sie zuerst Ihren Tarif.' }],
    [{ code: 'X_FAILED', message: 'Prvo deaktivirajte postojeću tarifu.' }],
    [{ code: 'PLAN_CHANGE_FAILED_CONFLICT', message: { text: 'x' } }],
    [{ code: 4711, message: null, body: [] }],
  ])('T4: is told for %j, and the plan that is active is offered', async (refusal) => {
    const portal = await wantAnother(former, refusal)
    expect(await dialog('Ein Tarif ist bereits aktiv')).toHaveTextContent(
      'Bitte deaktivieren Sie zuerst Ihren bestehenden Tarif.',
    )
    await press(portal, 'Ein Tarif ist bereits aktiv', 'Deaktivieren')
    expect(await dialog('Tarif deaktivieren')).toHaveTextContent('Plan B')
    await press(portal, 'Tarif deaktivieren', 'Bestätigen')
    await waitFor(() => expect(changes(portal).at(-1)?.path).toBe('/api/tariffs/deactivate/B'))
  })

  it.each([
    [former, { code: 'PLAN_FAILED', message: 'Dieser Tarif ist für Sie nicht verfügbar.' }],
    [former, { code: 'REQUEST_FAILED_SERVER_ERROR' }],
    [{ tariffs: [plan('B'), plan('C')] }, { code: 'PLAN_FAILED' }],
  ])('T4: is not guessed: with %j, %j is the generic error', async (list, refusal) => {
    await wantAnother(list, refusal)
    await waitFor(() => expect(toasts()).toEqual([genericError]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('deactivating a tariff', () => {
  async function deactivate(hold: OperationId[]) {
    const portal = await startPortal({ ...everyday, hold: ['getConsentStatus', ...hold] })
    await portal.user.click(await buttonOf('Deaktivieren', 'Mtel Free M'))
    await press(portal, 'Tarif deaktivieren', 'Bestätigen')
    return portal
  }

  it('T5: the list and the focus follow', async () => {
    const portal = await deactivate([])
    await waitFor(async () => expect(await buttonOf('Aktivieren', 'Mtel Free M')).toHaveFocus())
    expect(screen.getByText('Derzeit ist kein Tarif aktiv.')).toBeVisible()
    expect(changes(portal)).toEqual([{ path: '/api/tariffs/deactivate/FREE_M', form: {} }])
  })

  it.each(['ACTIVATE_PLAN_SUCCESS', 'DEACTIVATE_PLAN_PENDING', 'DEACTIVATE_PLAN_FAILED_NOT_ACTIVE'])(
    'T5: any code but the one for success (%s) is the generic error',
    async (code) => {
      const portal = await deactivate(['deactivateTariff'])
      await portal.answers.replace('deactivateTariff', { code })
      await waitFor(() => expect(toasts()).toEqual([genericError]))
      expect(changes(portal)).toHaveLength(1)
    },
  )
})
