import type { EventFrom } from 'xstate'
import type { accountMachine } from '../../machines/account.machine'
import type { billPaymentMachine } from '../../machines/billPayment.machine'
import type { consentMachine } from '../../machines/consent.machine'
import type { forgotPasswordMachine } from '../../machines/forgotPassword.machine'
import type { inactivityMachine } from '../../machines/inactivity.machine'
import type { listingMachine } from '../../machines/listing.machine'
import type { notificationsMachine } from '../../machines/notifications.machine'
import type { passwordChangeMachine } from '../../machines/passwordChange.machine'
import type { passwordLoginMachine } from '../../machines/passwordLogin.machine'
import type { paymentResultMachine } from '../../machines/paymentResult.machine'
import type { pdfDownloadMachine } from '../../machines/pdfDownload.machine'
import type { queryMachine } from '../../machines/query.machine'
import type { resetLinkMachine } from '../../machines/resetLink.machine'
import type { sessionMachine } from '../../machines/session.machine'
import type { settingMachine } from '../../machines/setting.machine'
import type { smsLoginMachine } from '../../machines/smsLogin.machine'
import type { supportRequestMachine } from '../../machines/supportRequest.machine'
import type { tariffMachine } from '../../machines/tariff.machine'
import type { topUpMachine } from '../../machines/topUp.machine'
import type { voucherMachine } from '../../machines/voucher.machine'

interface Machines {
  account: typeof accountMachine
  billPayment: typeof billPaymentMachine
  consent: typeof consentMachine
  forgotPassword: typeof forgotPasswordMachine
  inactivity: typeof inactivityMachine
  listing: typeof listingMachine
  notifications: typeof notificationsMachine
  passwordChange: typeof passwordChangeMachine
  passwordLogin: typeof passwordLoginMachine
  paymentResult: typeof paymentResultMachine
  pdfDownload: typeof pdfDownloadMachine
  query: typeof queryMachine
  resetLink: typeof resetLinkMachine
  session: typeof sessionMachine
  setting: typeof settingMachine
  smsLogin: typeof smsLoginMachine
  supportRequest: typeof supportRequestMachine
  tariff: typeof tariffMachine
  topUp: typeof topUpMachine
  voucher: typeof voucherMachine
}

/** What an event does to the data of a provider, with all that follows from it before the next event. */
export type Effect =
  /** Nothing: the customer looks, or the provider is asked to read. */
  | 'reads'
  /** A session is opened with an account of the tester's own. */
  | 'signsIn'
  /** Something is set, sent or marked. */
  | 'changes'
  /** Somebody pays, or value is used up. */
  | 'charges'

/** A flow may send something as soon as it is opened, which is no event of the machine. */
type Happening<Stem extends keyof Machines> = 'open' | EventFrom<Machines[Stem]>['type']

type Effects = { [Stem in keyof Machines]: Record<Happening<Stem>, Effect> }

export type Stem = keyof Machines

/** A name by which the tester allows something: `voucher/voucher.submit`. */
export type HappeningName = { [Each in Stem]: `${Each}/${Happening<Each>}` }[Stem]

/**
 * Every event of every machine: a new one that is not classified here fails the check of types, and one that is
 * taken for harmless, though the provider is asked to write, fails policy.test.ts.
 */
export const effects: Effects = {
  account: {
    open: 'reads',
    'contract.select': 'reads',
    'device.choose': 'reads',
    'account.reload': 'reads',
    'load.retry': 'reads',
    'figures.receive': 'reads',
    'notifications.count': 'reads',
  },
  billPayment: {
    open: 'reads',
    'bill.pay': 'charges',
    'payment.restore': 'reads',
    'payment.pause': 'reads',
    'payment.resume': 'reads',
    'payment.renew': 'charges',
    'checkout.expire': 'reads',
    'notice.close': 'reads',
  },
  // What was answered before it is closed is sent all the same.
  consent: { open: 'reads', 'load.retry': 'reads', 'consent.answer': 'changes', 'consents.close': 'changes' },
  forgotPassword: { open: 'reads', 'username.submit': 'changes' },
  inactivity: {
    open: 'reads',
    'clock.read': 'reads',
    'customer.stay': 'reads',
    'time.endElsewhere': 'reads',
  },
  listing: { open: 'reads', 'filter.change': 'reads', 'list.extend': 'reads', 'load.retry': 'reads' },
  // A notification that is opened for the first time is marked as read.
  notifications: { open: 'changes', 'load.retry': 'changes' },
  passwordChange: { open: 'reads', 'passwords.submit': 'changes' },
  passwordLogin: { open: 'reads', 'credentials.submit': 'signsIn' },
  // The result of a payment is told once.
  paymentResult: { open: 'changes', 'result.ask': 'changes', 'result.forget': 'reads' },
  pdfDownload: { open: 'reads', 'pdf.download': 'reads' },
  query: { open: 'reads', 'load.retry': 'reads', 'load.refresh': 'reads' },
  resetLink: { open: 'changes', 'load.retry': 'changes' },
  session: {
    open: 'reads',
    'token.restore': 'reads',
    'token.receive': 'reads',
    'token.refused': 'reads',
    'session.leave': 'reads',
    'logout.request': 'reads',
    'logout.confirm': 'reads',
    'logout.cancel': 'reads',
    'session.endElsewhere': 'reads',
    'session.expire': 'reads',
  },
  setting: { open: 'reads', 'load.retry': 'reads', 'value.choose': 'changes' },
  smsLogin: {
    open: 'reads',
    'phone.submit': 'changes',
    'phone.change': 'reads',
    'code.submit': 'signsIn',
    'code.resend': 'changes',
    'login.reset': 'reads',
  },
  supportRequest: {
    open: 'reads',
    'draft.restore': 'reads',
    'text.edit': 'reads',
    'requestType.choose': 'reads',
    'contract.choose': 'reads',
    'request.send': 'changes',
  },
  tariff: {
    open: 'reads',
    'load.retry': 'reads',
    'tariff.activate': 'reads',
    'tariff.deactivate': 'reads',
    'terms.accept': 'charges',
    'terms.decline': 'reads',
    'deactivation.confirm': 'changes',
    'deactivation.cancel': 'reads',
    'notice.close': 'reads',
    'topUp.choose': 'reads',
    'outcome.check': 'reads',
  },
  topUp: {
    open: 'reads',
    'order.submit': 'reads',
    'order.edit': 'reads',
    'payment.confirm': 'charges',
    'payment.cancel': 'reads',
    'page.return': 'reads',
  },
  voucher: { open: 'reads', 'voucher.submit': 'charges', 'voucher.edit': 'reads' },
}
