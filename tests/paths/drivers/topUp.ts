import { screen, within } from '@testing-library/dom'
import type { TopUpOrder, TopUpPrepared } from '../../../machines/topUp.machine'
import type { Voucher, VoucherRedeemed } from '../../../machines/voucher.machine'
import { formatPhoneNumber } from '../../../src/domain/formatPhoneNumber'
import { formatMoney } from '../../../src/domain/money'
import type { PathEvent } from '../../../tools/paths/cases'
import { payment } from '../../support/payments'
import { writeTabStorage } from './browser'
import { driverOf } from './driver'
import { formOf } from './form'
import { countOf, type Page } from './page'
import { sends } from './portal'
import type { TestAccount } from './staging'

const path = '/recharge-credit'
const initialValues = { phone: '436601000001' }

/** Submits the form with the account's number or the number in the field; with none if the event has none. */
async function withOwnNumber(
  portal: Page,
  { phone: ownPhone }: TestAccount,
  event: PathEvent,
  submit: (event: PathEvent) => Promise<unknown>,
): Promise<unknown> {
  const phone = event.phone && (ownPhone ?? portal.field('topUp.phone')?.value)
  if (event.phone && !phone) return 'it needs the number of the contract: give the account its "phone"'
  return submit({ ...event, phone })
}

const codes: Record<TopUpPrepared['outcome'], string> = {
  prepared: 'PREPARE_TRANSACTION_REQUEST_SUCCESS',
  untrustedAddress: 'PREPARE_TRANSACTION_REQUEST_SUCCESS',
  notPrepaid: 'TOPUP_FAILED_NUMBER_NOT_PREPAID',
  refused: 'REQUEST_FAILED_SERVER_ERROR',
}

/** The paths use one payment page; the document holds its actual address. */
const withPaymentOrigin = (address: string) => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="portal:payment-origin"]')
  return address.replace('http://localhost:5174', meta?.content ?? '')
}

export const topUp = driverOf({
  visit: () => ({ path, account: 'everyday' }),
  ports: {
    prepareTopUp: sends(
      'prepareTopUp',
      (answer: TopUpPrepared) => ({
        code: codes[answer.outcome],
        message: 'Außer Betrieb',
        body: {
          redirectUrl:
            answer.outcome === 'prepared'
              ? withPaymentOrigin(answer.address)
              : 'https://localhost.example.com/pay/A1',
        },
      }),
      ({ phone, amount }: TopUpOrder) => ({ amount: String(amount), phone, type: 'topup', origin: 'at' }),
    ),
  },
  walk(portal, see) {
    const { translate, pressButton } = portal
    const labels = { phone: 'topUp.phone', amount: 'topUp.amount' } as const
    const form = formOf(portal, 'topUp.submit', labels, initialValues)
    /** A dialog makes the form unreachable. */
    const isUnlocked = () => portal.dialogTitle() === null

    function dialogNow() {
      const dialog = screen.queryByRole('dialog', { name: translate('topUp.confirmHeading') })
      if (!dialog) return null
      const button = within(dialog).getByRole('button', { name: translate('topUp.continueToPayment') })
      return {
        heading: within(dialog).getByRole('heading').textContent,
        facts: [...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent),
        status: within(dialog).getByRole('status').textContent,
        busy: button.ariaBusy === 'true',
      }
    }

    async function submit({ amount, mayBePaid, ...event }: PathEvent) {
      if (!isUnlocked()) return
      const order = {
        kind: 'topUp',
        phone: String(event.phone),
        amount: Number(amount),
        address: '',
      } as const
      writeTabStorage(
        'payments',
        mayBePaid ? [payment({ order, result: { outcome: null, askedAt: Date.now() } })] : [],
      )
      const text = amount === null ? 'abc' : String(amount).replace('.', ',')
      await form.fill({ ...event, amount: text })
      await portal.type('topUp.amount', '{Enter}')
    }

    return {
      arrive: () => portal.findInput('topUp.amount'),
      events: {
        'order.submit': submit,
        'order.edit': async () => (isUnlocked() ? form.add('amount', '1') : undefined),
        'repeat.confirm': () => pressButton('payment.confirmRepeat'),
        // The dialog that follows has the same button.
        'repeat.cancel': () => portal.pressInDialog('payment.repeatHeading', 'shell.cancel'),
        'payment.confirm': () => pressButton('topUp.continueToPayment'),
        'payment.cancel': () => portal.pressInDialog('topUp.confirmHeading', 'shell.cancel'),
        'page.return': () =>
          portal.simulate(() =>
            window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
          ),
      },
      observations: {
        ...form.observations({
          fieldErrors: {
            missing: 'message.allFieldsRequired',
            notPrepaid: 'topUp.numberNotPrepaid',
            outsideLimits: 'topUp.amountHint',
          },
        }),
        alert: see.text(portal.alert, {
          'entering.unanswered': 'topUp.cardUnanswered',
          'entering.untrustedAddress': 'topUp.untrustedAddress',
        }),
        dialog: [
          dialogNow,
          ({ value, tags, context: { phone, amount } }) =>
            tags.includes('confirming')
              ? {
                  heading: translate('topUp.confirmHeading'),
                  facts: [formatPhoneNumber(String(phone)), formatMoney(Number(amount), portal.locale)],
                  status: translate(value === 'redirecting' ? 'topUp.redirecting' : 'topUp.paymentPage'),
                  busy: tags.includes('busy'),
                }
              : null,
          (dialog: ReturnType<typeof dialogNow>) => dialog && { status: dialog.status, busy: dialog.busy },
        ],
        question: see.onlyIn(
          () => portal.dialogTitle() === translate('payment.repeatHeading'),
          'confirmingRepeat',
        ),
        accountLoads: see.reloads('getMeByPhone', 'account.changed'),
        wentTo: [
          portal.openedSites,
          ({ emitted }) =>
            emitted.flatMap((one) => ('address' in one ? [withPaymentOrigin(String(one.address))] : [])),
        ],
      },
      stagingDriver: (own) => ({
        events: {
          'order.submit': async (event) =>
            event.mayBePaid
              ? 'needs a payment that another tab has returned from'
              : withOwnNumber(portal, own, event, submit),
        },
      }),
    }
  },
  staging: {
    visits: [{ name: 'opened', account: 'everyday', path }],
    impossibleEvents: { 'page.return': 'a walk stops before the payment page, so nobody comes back' },
  },
})

const voucherPath = `${path}?tab=voucher`

export const voucher = driverOf({
  visit: () => ({ path: voucherPath, account: 'everyday' }),
  ports: {
    redeemVoucher: sends(
      'topUpWithVoucher',
      ({ outcome }: VoucherRedeemed) => ({
        code: outcome === 'redeemed' ? 'VOUCHER_TOPUP_SUCCESS' : 'VOUCHER_TOPUP_FAILED_INVALID_VOUCHER',
        message: 'Der Gutscheincode ist ungültig.',
      }),
      ({ phone, code }: Voucher) => ({ phone, voucher: code }),
    ),
  },
  walk(portal, see) {
    const labels = { phone: 'topUp.phone', code: 'topUp.voucherCode' } as const
    const form = formOf(portal, 'topUp.submit', labels, initialValues)
    return {
      arrive: () => portal.findInput('topUp.voucherCode'),
      events: {
        'voucher.submit': form.send,
        'voucher.edit': () => form.add('code', '1'),
        'voucher.begin': () => portal.pressButton('topUp.anotherVoucher'),
      },
      observations: {
        ...form.observations({
          fieldErrors: { missing: 'message.allFieldsRequired', refused: 'topUp.voucherRefused' },
          clearedFields: ({ emitted }) => (countOf(emitted, 'change.succeeded') > 0 ? ['code'] : []),
          isPresent: ({ tags }) => !tags.includes('redeemed'),
        }),
        receipt: see.message('topUp.redeemedHeading', 'redeemed'),
        alert: see.text(portal.alert, { 'entering.unanswered': 'topUp.voucherUnanswered' }),
        busy: see.busy,
        accountLoads: see.reloads('getMeByPhone', 'account.changed'),
      },
      stagingDriver: (account) => ({
        events: {
          async 'voucher.submit'(event) {
            if (event.phone && event.code && !account.voucher)
              return 'it needs a voucher that may be used up: give its code as "voucher"'
            const code = event.code && (account.voucher ?? event.code)
            return withOwnNumber(portal, account, { ...event, code }, form.send)
          },
        },
      }),
    }
  },
  staging: { visits: [{ name: 'opened', account: 'everyday', path: voucherPath }] },
})
