import { screen, within } from '@testing-library/dom'
import type { TopUpFaults, TopUpOrder, TopUpPrepared } from '../../../machines/topUp.machine'
import { formatMoney } from '../../../src/domain/money'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { stateName } from '../kit/names'
import { lookAtField } from './loginScreen'
import { paste } from './paste'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'

const alerts: Record<string, string> = {
  'asking.unanswered':
    'Wir haben keine Antwort erhalten. Abgebucht wird erst auf der Zahlungsseite. Bitte sehen Sie Ihr Guthaben an, bevor Sie es erneut versuchen.',
  'asking.misdirected':
    'Die Zahlungsseite hat eine Adresse, die wir nicht kennen. Zu Ihrer Sicherheit bleiben Sie hier; es wurde nichts abgebucht. Bitte wenden Sie sich an den Kundenservice.',
}
const faults: Record<string, string> = {
  missing: 'Alle Felder müssen ausgefüllt werden.',
  notPrepaid: 'Die ausgewählte Nummer ist keine Wertkartennummer.',
  outsideLimits: 'Mindestens 10 € und höchstens 50 €.',
}
const paymentPage =
  'Sie bezahlen auf der Seite unseres Zahlungspartners. Erst dort wird der Betrag abgebucht.'

/** The provider's way to say what the port answers. */
const answers: Record<TopUpPrepared['outcome'], (address?: string) => object> = {
  prepared: (redirectUrl) => ({ code: 'PREPARE_TRANSACTION_REQUEST_SUCCESS', body: { redirectUrl } }),
  misdirected: () => ({
    code: 'PREPARE_TRANSACTION_REQUEST_SUCCESS',
    body: { redirectUrl: 'https://localhost.example.com/pay/A1' },
  }),
  notPrepaid: () => ({ code: 'TOPUP_FAILED_NUMBER_NOT_PREPAID', message: 'Nicht Wertkarte' }),
  refused: () => ({ code: 'REQUEST_FAILED_SERVER_ERROR', message: 'Außer Betrieb' }),
}

function topUpWalk(portal: PathPortal): ScreenWalk {
  let typed = { phone: '436601000001', amount: '' }

  /** Behind the dialog the form is out of reach. */
  async function submit({ phone, amount }: PathEvent) {
    if (screen.queryByRole('dialog')) return
    typed = { phone: String(phone), amount: amount === null ? 'abc' : String(amount).replace('.', ',') }
    await paste(portal, 'Telefonnummer', typed.phone)
    await paste(portal, 'Betrag', typed.amount)
    await portal.user.type(screen.getByLabelText('Betrag'), '{Enter}')
  }

  async function edit() {
    if (screen.queryByRole('dialog')) return
    typed = { ...typed, amount: `${typed.amount}1` }
    await portal.user.type(screen.getByLabelText('Betrag'), '1')
  }

  async function click(name: string) {
    const button = screen.queryByRole('button', { name })
    if (button) await portal.user.click(button)
  }

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'order.submit': submit,
    'order.edit': edit,
    'payment.confirm': () => click('Weiter zur Zahlung'),
    'payment.cancel': () => click('Abbrechen'),
    'page.return': () =>
      portal.letHappen(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    'xstate.done.actor.prepareTopUp': ({ output }) => {
      const { outcome, address } = output as TopUpPrepared
      return portal.answers.replace('prepareTopUp', answers[outcome](address && here(address)))
    },
    'xstate.error.actor.prepareTopUp': () => portal.answers.fail('prepareTopUp'),
  }

  return {
    arrive: async () => void (await screen.findByRole('heading', { name: 'Guthaben aufladen' })),
    happens,
    look: async () => ({
      phone: lookAtField('Telefonnummer'),
      amount: lookAtField('Betrag'),
      alert: document.querySelector('form [role=alert]')?.textContent ?? null,
      dialog: dialogNow(),
      toasts: toasts(),
      asked: (await portal.asked('prepareTopUp')).map(({ form }) => form),
      accountLoads: (await portal.asked('getMeByPhone')).length,
      wentTo: await portal.leftFor(),
    }),
    expects({ value, tags, context, calls, emitted }: Moment) {
      const has = (type: string) => emitted.some((event) => event.type === type)
      const { phone, amount } = context.faults as TopUpFaults
      const message = (fault: unknown) => faults[String(fault)] ?? ''
      return {
        phone: { value: typed.phone, message: message(phone) },
        amount: { value: typed.amount, message: message(amount) },
        alert: alerts[stateName(value)] ?? null,
        dialog: tags.includes('confirming')
          ? {
              heading: 'Zahlung bestätigen',
              facts: [context.phone, formatMoney(Number(context.amount), 'de')],
              status: value === 'leaving' ? 'Sie werden zur Zahlungsseite weitergeleitet.' : paymentPage,
              busy: tags.includes('busy'),
            }
          : null,
        toasts: has('call.failed') ? ['Es ist ein Fehler aufgetreten.'] : [],
        asked: calls.map(({ input }) => formOf(input as TopUpOrder)),
        accountLoads: has('account.changed') ? 1 : 0,
        wentTo: emitted.flatMap((event) => ('address' in event ? [here(String(event.address))] : [])),
      }
    },
  }
}

/** The paths know one payment page; where it stands here, the document tells. */
const here = (address: string) => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="portal:payment-origin"]')
  return address.replace('http://localhost:5174', meta?.content ?? '')
}

const formOf = ({ phone, amount }: TopUpOrder) => ({
  amount: String(amount),
  phone,
  type: 'topup',
  origin: 'at',
})

function dialogNow() {
  const dialog = screen.queryByRole('dialog')
  if (!dialog) return null
  return {
    heading: within(dialog).getByRole('heading').textContent,
    facts: [...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent),
    status: within(dialog).getByRole('status').textContent,
    busy: within(dialog).getByRole('button', { name: 'Weiter zur Zahlung' }).ariaBusy === 'true',
  }
}

export const topUpScreen: ScreenPaths = {
  visit: () => ({ path: '/recharge-credit', account: 'everyday', hold: ['prepareTopUp'] }),
  walk: topUpWalk,
}
