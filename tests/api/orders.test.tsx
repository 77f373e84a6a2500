import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type AnyStateMachine, StateMachine } from 'xstate'
import type { OperationId } from '../../sandbox/document'
import { kindOfPort } from '../../scripts/machine-rules/kindOfPort'
import {
  dialog,
  postpaid,
  press,
  pressInDialog,
  replaceText,
  tariffButton,
  textOf,
  visit,
} from '../support/steps'
import { callsOf, type Visit, type VisitedPortal } from '../support/testPortal'

const tariffs = '/Tariffs'
const offer = (price?: object) => ({
  ...{ mvno_code: 'NEW', name: 'Mtel Free N', durationLabel: '28 Tage', price },
  descriptionItems: [{ title: '40 GB', itemType: 2 }],
})
const current = {
  ...{ mvno_code: 'FREE_M', name: 'Mtel Free M', durationLabel: '28 Tage', price: { value: 14.9 } },
  descriptionItems: [{ title: '15 GB', itemType: 2 }],
}
const free = offer({ value: 0 })
const paid = offer({ value: 19.9 })
const unpriced = offer()

/** How the customer comes to the button of an order, and what the button and the text above it say. */
interface Order {
  path: string
  /** The offered tariff. */
  tariff?: object
  options?: Visit
  begin?: (portal: VisitedPortal) => Promise<void>
  label: string
  says?: (string | RegExp)[]
  operation: OperationId
}

const terms = 'Mit der Aktivierung akzeptieren Sie die Allgemeinen Geschäftsbedingungen. AGB lesen'
async function choose({ user }: VisitedPortal): Promise<void> {
  await user.click(await tariffButton('Aktivieren', 'Mtel Free N'))
  // Its button may have the name of the one that was pressed.
  await dialog('Tarif aktivieren')
}
const conflict = { code: 'ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE' }

/** The provider refuses the tariff because of the active one. */
const chooseWithConflict = (label: string) => async (portal: VisitedPortal) => {
  await choose(portal)
  portal.answers.hold('activateTariff')
  await pressInDialog(portal, 'Tarif aktivieren', label)
  await portal.answers.replace('activateTariff', conflict, 409)
  await dialog('Ein Tarif ist bereits aktiv')
}

const activation = { path: tariffs, begin: choose, operation: 'activateTariff' } as const
const order = 'Zahlungspflichtig aktivieren'

/** By machine and port: everything that costs the customer something, or begins to. */
const orders: Record<string, Order[]> = {
  'tariff activateTariff': [
    {
      ...{ ...activation, tariff: paid, label: order },
      says: [
        'Mtel Free N',
        'Preis 19,90 €',
        'Laufzeit 28 Tage',
        'Guthaben danach 3,50 €',
        'Verlängert sich alle 28 Tage um 19,90 €.',
        terms,
      ],
    },
    { ...activation, tariff: unpriced, label: order, says: ['Preis Preis nicht angegeben', terms] },
    {
      ...activation,
      tariff: free,
      label: 'Aktivieren',
      says: ['Preis 0,00 €', 'Guthaben danach 23,40 €', terms],
    },
  ],
  'tariffSwitch activateSelected': [
    {
      ...{ path: tariffs, tariff: paid, operation: 'deactivateTariff', begin: chooseWithConflict(order) },
      label: 'Mtel Free M beenden und zahlungspflichtig wechseln',
      says: [/Preis14,90 €19,90 €Laufzeit28 Tage28 TageGB1540/, 'Guthaben danach 3,50 €', terms],
    },
    {
      ...{
        path: tariffs,
        tariff: free,
        operation: 'deactivateTariff',
        begin: chooseWithConflict('Aktivieren'),
      },
      label: 'Mtel Free M beenden und wechseln',
      says: [/Preis14,90 €0,00 €/, terms],
    },
    {
      ...{ path: tariffs, tariff: paid, operation: 'activateTariff', label: order },
      async begin(portal) {
        await chooseWithConflict(order)(portal)
        await press(portal, 'Mtel Free M beenden und zahlungspflichtig wechseln')
        await portal.answers.replace('activateTariff', { code: 'ACTIVATE_PLAN_FAILED' }, 409)
        await dialog('Mtel Free M ist beendet, Mtel Free N noch nicht aktiv')
      },
    },
  ],
  'topUp prepareTopUp': [
    {
      ...{ path: '/recharge-credit', label: 'Weiter zur Zahlung', operation: 'prepareTopUp' },
      async begin(portal) {
        await replaceText(portal, 'Betrag', '20')
        await press(portal, 'Aufladen')
      },
      says: ['20,00 €', 'Geschäftsbedingungen'],
    },
  ],
  'billPayment prepareCheckout': [
    { path: '/bills', options: postpaid, label: 'Online bezahlen', operation: 'payBill' },
  ],
  'voucher redeemVoucher': [
    {
      ...{ path: '/recharge-credit?tab=voucher', label: 'Aufladen', operation: 'topUpWithVoucher' },
      begin: (portal) => replaceText(portal, 'Gutscheincode', '1000-2000-3010'),
    },
  ],
}

const machines = Object.values(
  import.meta.glob<Record<string, unknown>>('../../machines/*.machine.ts', { eager: true }),
)
  .flatMap((exports) => Object.values(exports))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine)

it('T2: each port that charges has its order below', () => {
  const charging = machines.flatMap((machine) =>
    Object.keys(machine.config.meta?.ports ?? {})
      .filter((port) => kindOfPort(machine, port) === 'charges')
      .map((port) => `${machine.id} ${port}`),
  )
  expect(Object.keys(orders).sort()).toEqual(charging.sort())
})

const cases = Object.entries(orders).flatMap(([port, list]) =>
  list.map((one, index) => [port, index + 1, one] as const),
)

it.each(cases)('T2: %s, order %i: the button alone says whether it costs', async (_port, _index, one) => {
  const fixedAnswers = one.tariff && { getTariffs: { body: { oldTariff: current, tariffs: [one.tariff] } } }
  const portal = await visit(one.path, { ...one.options, ...(fixedAnswers && { fixedAnswers }) })
  await one.begin?.(portal)
  const [button] = await screen.findAllByRole('button', { name: one.label })
  if (!button) throw new Error('no button')
  const sheet = button.closest<HTMLElement>('[role=dialog]')
  for (const text of one.says ?? []) expect(textOf(sheet)).toMatch(text)
  const link = sheet && within(sheet).queryByRole('link', { name: 'AGB lesen' })
  if (one.says?.includes(terms)) expect(link).toHaveAttribute('href', 'https://zweiklang.example/terms')
  const before = callsOf(portal.sandbox, one.operation).length
  await portal.user.click(button)
  await waitFor(() => expect(callsOf(portal.sandbox, one.operation)).toHaveLength(before + 1))
})
