import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  dialog,
  expectNoDialog,
  failure,
  field,
  header,
  pressInDialog,
  success,
  tariffButton,
  textOf,
  textsOf,
  visit,
} from '../../../tests/support/steps'
import type { Visit, VisitedPortal } from '../../../tests/support/testPortal'
import { toasts } from '../../../tests/support/toasts'

const terms = 'Tarif aktivieren'
const order = 'Zahlungspflichtig aktivieren'
const extra = 'Extra 5 GB'
const visitTariffs = (overrides: Visit = {}, path = '/Tariffs') =>
  visit(path, { hold: ['getConsentStatus'], ...overrides })

/** The tariff changes that the portal requested. */
const changes = ({ sandbox }: VisitedPortal) =>
  sandbox.requests
    .filter(({ operationId }) => /^(de)?activateTariff$/.test(operationId))
    .map(({ path, form }) => ({ path, form }))

describe('activating a tariff', () => {
  it('T2 T5 T7: a double click and a held Enter charge once; list, balance and focus follow', async () => {
    const hold = ['getConsentStatus', 'activateTariff'] as const
    const portal = await visitTariffs({ hold }, '/additional-packages')
    const { user } = portal
    await user.click(await tariffButton('Aktivieren', extra))
    const confirm = within(await dialog(terms)).getByRole('button', { name: order })
    await user.dblClick(confirm)
    expect(confirm).toHaveFocus()
    await user.keyboard('{Enter>20/}')
    await user.keyboard('{Escape}')
    expect(confirm).toHaveAttribute('aria-busy', 'true')
    await portal.answers.release('activateTariff')
    await waitFor(async () => expect(await header()).toHaveTextContent('18,40'))
    expect(screen.getByRole('heading', { name: 'Extra 5 GB ist aktiv' })).toHaveFocus()
    expect(textOf(await dialog('Extra 5 GB ist aktiv'))).toContain('Preis 5,00 €Guthaben jetzt 18,40 €')
    await pressInDialog(portal, 'Extra 5 GB ist aktiv', 'Fertig')
    await waitFor(() => expect(screen.getByRole('heading', { name: extra })).toHaveFocus())
    // One more Enter does not begin to end what was just ordered.
    await user.keyboard('{Enter}')
    await expectNoDialog()
    const form = { type: 'tariff', plan_id: 'PACK_DATA_5' }
    expect(changes(portal)).toEqual([{ path: '/api/tariffs/activate/PACK_DATA_5', form }])
    expect(toasts()).toEqual([success])
  })

  it('T3: a refusal for lack of funds leads to the top-up of what is missing', async () => {
    const portal = await visitTariffs()
    await portal.user.click(await tariffButton('Aktivieren', 'Mtel Free L'))
    await pressInDialog(portal, terms, order)
    await portal.user.click(await screen.findByRole('button', { name: 'Guthaben aufladen' }))
    await screen.findByRole('heading', { name: 'Guthaben aufladen' })
    expect(field('Betrag')).toHaveValue('10')
    expect(screen.getByText('Damit können Sie Mtel Free L aktivieren.')).toBeVisible()
  })

  it.each([
    ['3', '/withdrawal-request'],
    ['https://www.example.com/withdraw', 'https://www.example.com/withdraw'],
    ['', undefined],
  ])('T2: with the setting "%s", the receipt of an order leads to its withdrawal', async (setting, href) => {
    const settings = { 'portal:withdrawal-request': setting }
    const portal = await visitTariffs({ settings }, '/additional-packages')
    await portal.user.click(await tariffButton('Aktivieren', extra))
    await pressInDialog(portal, terms, order)
    const receipt = within(await dialog('Extra 5 GB ist aktiv'))
    expect(receipt.queryByRole('link', { name: 'Vertrag widerrufen' })?.getAttribute('href')).toBe(href)
  })

  it('T2: without consent no call is sent, and the focus returns', async () => {
    const portal = await visitTariffs()
    await portal.user.click(await tariffButton('Aktivieren', extra))
    await pressInDialog(portal, terms, 'Abbrechen')
    await waitFor(async () => expect(await tariffButton('Aktivieren', extra)).toHaveFocus())
    await portal.user.keyboard('{Enter}')
    await dialog(terms)
    await portal.user.keyboard('{Escape}')
    await expectNoDialog()
    // Holding down Enter on the card does not skip the terms.
    for (let repeat = 0; repeat < 10; repeat++) {
      await portal.user.keyboard('{Enter}')
      await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
    expect(changes(portal)).toEqual([])
  })

  it('T2: without an answer the customer reads which change may be made', async () => {
    const portal = await visitTariffs()
    await portal.user.click(await tariffButton('Aktivieren', extra))
    portal.sandbox.faults.set({ operationId: 'activateTariff', fault: 'drop' })
    await pressInDialog(portal, terms, order)
    expect(await dialog('Änderung noch nicht bestätigt')).toHaveTextContent(
      'Wir wissen nicht, ob die Änderung bei Extra 5 GB ausgeführt wurde.',
    )
  })

  it('T2 E1: after a failure of the server the result is unknown, and nothing is repeated', async () => {
    const portal = await visitTariffs({ hold: ['getConsentStatus', 'activateTariff'] })
    await portal.user.click(await tariffButton('Aktivieren', extra))
    await pressInDialog(portal, terms, order)
    await portal.answers.replace('activateTariff', { code: 'REQUEST_FAILED_SERVER_ERROR' }, 500)
    expect(await dialog('Änderung noch nicht bestätigt')).toHaveTextContent(extra)
    expect(toasts()).toEqual([failure])
    expect(changes(portal)).toHaveLength(1)
  })
})

it('T5: Enter never ends a tariff by itself: the focus starts on the sheet and returns to the button', async () => {
  const portal = await visitTariffs()
  const { user } = portal
  await user.click(await tariffButton('Deaktivieren', 'Mtel Free M'))
  await dialog('Tarif deaktivieren')
  await user.keyboard('{Enter}')
  expect(changes(portal)).toEqual([])
  // The last one is the filled one, on a phone above the other.
  const buttons = within(await dialog('Tarif deaktivieren')).getAllByRole('button')
  expect(textsOf(buttons)).toEqual(['Mtel Free M beenden', 'Abbrechen', ''])
  await pressInDialog(portal, 'Tarif deaktivieren', 'Abbrechen')
  await waitFor(async () => expect(await tariffButton('Deaktivieren', 'Mtel Free M')).toHaveFocus())
})

it('T4: after a switch the heading of the new plan has the focus', async () => {
  const portal = await visitTariffs()
  await portal.user.click(await tariffButton('Aktivieren', 'Mtel Free S'))
  await pressInDialog(portal, terms, order)
  const name = 'Mtel Free M beenden und zahlungspflichtig wechseln'
  await pressInDialog(portal, 'Ein Tarif ist bereits aktiv', name)
  await pressInDialog(portal, 'Mtel Free S ist aktiv', 'Tarife ansehen')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Mtel Free S' })).toHaveFocus())
})

const another = 'Ein Tarif ist bereits aktiv'

describe('one plan only', () => {
  const plan = (mvno_code: string, isActive?: unknown) => ({
    ...{ mvno_code, name: `Plan ${mvno_code}`, isActive, price: { value: 5 } },
  })
  const previousList = { oldTariff: plan('A', false), tariffs: [plan('B', 1), plan('C', 0)] }

  /** The customer chooses plan C, and the provider gives this answer. */
  async function wantAnother(list: object, refusal: object) {
    const portal = await visitTariffs({ hold: ['getTariffs', 'activateTariff'] })
    await portal.answers.replace('getTariffs', { body: list })
    await portal.user.click(await tariffButton('Aktivieren', 'Plan C'))
    await pressInDialog(portal, terms, order)
    await portal.answers.replace('activateTariff', refusal, 409)
    return portal
  }

  it.each([
    { code: 'PLAN_CHANGE_FAILED_CONFLICT', message: 'Bitte deaktivieren Sie zuerst Ihren Tarif.' },
    { code: 'X_FAILED', message: 'Prvo deaktivirajte postojeću tarifu.' },
  ])('T4: %j offers to end the active plan first', async (refusal) => {
    const portal = await wantAnother(previousList, refusal)
    expect(await dialog(another)).toHaveTextContent('Bitte deaktivieren Sie zuerst Ihren bestehenden Tarif.')
    expect(await screen.findByRole('heading', { name: another })).toHaveFocus()
    portal.answers.hold('deactivateTariff')
    // A screen reader reads what changes in it, and not what it begins with.
    const steps = within(await dialog(another)).getByRole('status')
    expect(steps).toBeEmptyDOMElement()
    await pressInDialog(portal, another, 'Plan B beenden und zahlungspflichtig wechseln')
    await waitFor(() => expect(changes(portal).at(-1)?.path).toBe('/api/tariffs/deactivate/B'))
    expect(steps).toHaveTextContent('Plan B wird beendet')
    await portal.answers.replace('deactivateTariff', { code: 'DEACTIVATE_PLAN_SUCCESS' })
    await waitFor(() => expect(steps).toHaveTextContent('Plan B ist beendet.Plan C wird aktiviert'))
  })

  it('T4: the second click of a double click on the order does not end the active plan', async () => {
    const portal = await wantAnother(previousList, { code: 'ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE' })
    portal.answers.hold('deactivateTariff')
    const name = 'Plan B beenden und zahlungspflichtig wechseln'
    const confirm = within(await dialog(another)).getByRole('button', { name })
    fireEvent.click(confirm, { detail: 2 })
    expect(confirm).not.toHaveAttribute('aria-busy', 'true')
    fireEvent.click(confirm, { detail: 1 })
    await waitFor(() => expect(changes(portal)).toHaveLength(2))
    expect(confirm).toHaveAttribute('aria-busy', 'true')
  })

  it.each([{ code: 'DEACTIVATE_PLAN_PENDING' }, { code: 'REQUEST_FAILED_SERVER_ERROR' }, {}])(
    'T4 T5: after the answer %j to the end of the previous plan, nothing is ordered or claimed',
    async (answer) => {
      const conflict = { code: 'ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE' }
      const portal = await wantAnother(previousList, conflict)
      portal.answers.hold('deactivateTariff')
      await pressInDialog(portal, another, 'Plan B beenden und zahlungspflichtig wechseln')
      await portal.answers.replace('deactivateTariff', answer)
      expect(await dialog('Änderung noch nicht bestätigt')).toHaveTextContent('Plan B und Plan C')
      expect(toasts()).toEqual([failure])
      expect(changes(portal)).toHaveLength(2)
    },
  )

  it('T3 T4: a new plan that the balance does not cover leads to its top-up', async () => {
    const dear = { ...plan('C', 0), price: { value: 30 } }
    const list = { oldTariff: plan('A', false), tariffs: [plan('B', 1), dear] }
    const portal = await wantAnother(list, { code: 'ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE' })
    portal.answers.hold('activateTariff', 'deactivateTariff')
    await pressInDialog(portal, another, 'Plan B beenden und zahlungspflichtig wechseln')
    await portal.answers.replace('deactivateTariff', { code: 'DEACTIVATE_PLAN_SUCCESS' })
    await portal.answers.replace('activateTariff', { code: 'ACTIVATE_PLAN_FAILED_INSUFFICIENT_FOUND' }, 409)
    await portal.user.click(await screen.findByRole('button', { name: 'Guthaben aufladen' }))
    expect(await screen.findByText('Damit können Sie Plan C aktivieren.')).toBeVisible()
    expect(field('Betrag')).toHaveValue('10')
  })

  it('T5: a refused end of the previous plan also shows the generic error', async () => {
    const portal = await wantAnother(previousList, { code: 'ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE' })
    portal.answers.hold('deactivateTariff')
    await pressInDialog(portal, another, 'Plan B beenden und zahlungspflichtig wechseln')
    await portal.answers.replace('deactivateTariff', { code: 'DEACTIVATE_PLAN_FAILED_NOT_ACTIVE' })
    await dialog('Alles bleibt, wie es ist')
    expect(toasts()).toEqual([failure])
  })

  it('T4: a provider that hides the active plan gets no order, and the list reloads', async () => {
    const conflict = { code: 'ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE' }
    const portal = await wantAnother({ tariffs: [plan('B'), plan('C')] }, conflict)
    expect(within(await dialog(another)).queryByRole('button', { name: /wechseln/ })).toBeNull()
    await pressInDialog(portal, another, 'Abbrechen')
    await portal.answers.next('getTariffs')
    expect(changes(portal)).toHaveLength(1)
  })

  it.each([
    [previousList, { code: 'PLAN_FAILED', message: 'Dieser Tarif ist für Sie nicht verfügbar.' }],
    [previousList, { code: 'PLAN_CHANGE_FAILED_CONFLICT', message: { text: 'x' } }],
    [previousList, { code: 4711, message: null, body: [] }],
    [{ tariffs: [plan('B'), plan('C')] }, { code: 'PLAN_FAILED' }],
  ])('T4: with %j, %j is the generic error', async (list, refusal) => {
    await wantAnother(list, refusal)
    await waitFor(() => expect(toasts()).toEqual([failure]))
    await expectNoDialog()
  })
})

it.each([
  ['ACTIVATE_PLAN_SUCCESS', 'Änderung noch nicht bestätigt'],
  ['DEACTIVATE_PLAN_PENDING', 'Änderung noch nicht bestätigt'],
  ['REQUEST_FAILED_SERVER_ERROR', 'Änderung noch nicht bestätigt'],
  ['DEACTIVATE_PLAN_FAILED_NOT_ACTIVE', null],
])(
  'T5: a deactivation with the code %s shows the generic error, and an unknown result as %s',
  async (code, title) => {
    const portal = await visitTariffs({ hold: ['getConsentStatus', 'deactivateTariff'] })
    await portal.user.click(await tariffButton('Deaktivieren', 'Mtel Free M'))
    await pressInDialog(portal, 'Tarif deaktivieren', 'Mtel Free M beenden')
    await portal.answers.replace('deactivateTariff', { code })
    await waitFor(() => expect(toasts()).toEqual([failure]))
    if (title) await dialog(title)
    else await expectNoDialog()
    expect(changes(portal)).toHaveLength(1)
  },
)
