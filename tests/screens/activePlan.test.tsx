// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { startPortal } from '../testPortal'
import { toasts } from '../toasts'
import { buttonOf, cardOf, changes, dialog, header, press } from './tariffVisit'

const terms = 'Tarif aktivieren'

describe('T4: one plan only', () => {
  it('T4: another is refused with the way to deactivate the one that is active', async () => {
    const portal = await startPortal({ path: '/Tariffs', account: 'everyday', hold: ['getConsentStatus'] })
    await portal.user.click(await buttonOf('Aktivieren', 'Mtel Free S'))
    await press(portal, terms, 'Bestätigen')
    expect(await dialog('Ein Tarif ist bereits aktiv')).toHaveTextContent(
      'Bitte deaktivieren Sie zuerst Ihren bestehenden Tarif.',
    )
    await press(portal, 'Ein Tarif ist bereits aktiv', 'Deaktivieren')
    expect(await dialog('Tarif deaktivieren')).toHaveTextContent('Mtel Free M')
    await press(portal, 'Tarif deaktivieren', 'Bestätigen')
    await portal.user.click(await buttonOf('Aktivieren', 'Mtel Free S'))
    await press(portal, terms, 'Bestätigen')
    expect(within(await cardOf('Mtel Free S')).getByText('Aktiv')).toBeVisible()
    await waitFor(async () => expect(await header()).toHaveTextContent('13,50'))
  })

  const plan = (mvno_code: string, isActive?: unknown) => ({
    mvno_code,
    name: `Plan ${mvno_code}`,
    isActive,
    price: { value: 5 },
  })

  /** Wants plan C, and hears this. */
  async function wantAnother(list: object, refusal: object, status = 409) {
    const portal = await startPortal({
      path: '/Tariffs',
      account: 'everyday',
      hold: ['getTariffs', 'activateTariff'],
    })
    await portal.answers.replace('getTariffs', { body: list })
    await portal.user.click(await buttonOf('Aktivieren', 'Plan C'))
    await press(portal, terms, 'Bestätigen')
    await portal.answers.replace('activateTariff', refusal, status)
    return portal
  }
  const former = { oldTariff: plan('A', false), tariffs: [plan('B', 1), plan('C', 0)] }

  it.each([
    [{ code: 'PLAN_CHANGE_FAILED_CONFLICT', message: 'Bitte deaktivieren Sie zuerst Ihren Tarif.' }],
    [{ code: 'X_FAILED', message: 'Prvo deaktivirajte postojeću tarifu.' }],
    [{ code: 'PLAN_CHANGE_FAILED_CONFLICT', message: { text: 'x' } }],
    [{ code: 4711, message: null, body: [] }],
  ])('is told for %j, and the plan that is active is offered', async (refusal) => {
    const portal = await wantAnother(former, refusal)
    await press(portal, 'Ein Tarif ist bereits aktiv', 'Deaktivieren')
    expect(await dialog('Tarif deaktivieren')).toHaveTextContent('Plan B')
    await press(portal, 'Tarif deaktivieren', 'Bestätigen')
    await waitFor(() => expect(changes(portal).at(-1)?.path).toBe('/api/tariffs/deactivate/B'))
  })

  it.each([
    [former, { code: 'PLAN_FAILED', message: 'Dieser Tarif ist für Sie nicht verfügbar.' }],
    [former, { code: 'REQUEST_FAILED_SERVER_ERROR' }],
    [{ tariffs: [plan('B'), plan('C')] }, { code: 'PLAN_FAILED' }],
  ])('is not guessed: with %j, %j is the generic error', async (list, refusal) => {
    await wantAnother(list, refusal)
    await waitFor(() => expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('T1: the plan that is active stands first, and a former one is among the others', async () => {
    const portal = await startPortal({ path: '/Tariffs', account: 'everyday', hold: ['getTariffs'] })
    await portal.answers.replace('getTariffs', { body: former })
    await cardOf('Plan B')
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby'))).toHaveLength(3)
    expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('Plan B')
    expect(within(await cardOf('Plan A')).getByRole('button')).toHaveTextContent('Aktivieren')
  })
})
