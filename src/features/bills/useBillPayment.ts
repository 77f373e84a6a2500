import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { billPaymentMachine, Checkout, PayableBill } from '../../../machines/billPayment.machine'
import {
  type EarlierPayment,
  earlierPaymentOfBill,
  hasBegunPayment,
} from '../../core/payments/earlierPayment'
import { type Payments, usePayments } from '../../core/payments/payments'
import { useFlow } from '../../core/useFlow'
import { billPaymentFlow } from './ports'
import { earlierPaymentsOf } from './rules'
import { useUnfinishedPayment } from './unfinishedPayment'

/** What the page says of a payment above the bills. */
type Notice =
  | { kind: 'none' | 'alreadyPaid' }
  | { kind: 'paused'; bill: PayableBill }
  | { kind: 'unanswered'; bill: PayableBill | null }

/** What is open over the bills. */
type OpenDialog =
  | { kind: 'none' | 'question' }
  | { kind: 'form'; bill: PayableBill; checkout: Checkout }
  | { kind: 'expired'; bill: PayableBill }

export interface BillPayment {
  notice: Notice
  dialog: OpenDialog
  /** The reference number of the bill whose payment the provider prepares. */
  preparing: string | null
  /** The payments that may have moved money already, by the reference number of their bill. */
  earlierPayments: ReadonlyMap<string, EarlierPayment>
  /** The one of the selected bill, which the question names. */
  earlier: EarlierPayment | null
  /** Whether another online payment of the selected bill began: a transfer might pay it again. */
  hasOtherPayment: boolean
  actions: ReturnType<typeof actionsOf>
}

type BillPaymentActor = Actor<typeof billPaymentMachine>
type Snapshot = SnapshotFrom<typeof billPaymentMachine>

function noticeOf(snapshot: Snapshot): Notice {
  const { bill } = snapshot.context
  if (snapshot.matches({ prepared: 'paused' }) && bill) return { kind: 'paused', bill }
  if (snapshot.matches({ choosing: 'alreadyPaid' })) return { kind: 'alreadyPaid' }
  return snapshot.hasTag('outcomeUnknown') ? { kind: 'unanswered', bill } : { kind: 'none' }
}

function dialogOf(snapshot: Snapshot): OpenDialog {
  const { bill, checkout } = snapshot.context
  if (snapshot.matches('confirmingRepeat')) return { kind: 'question' }
  if (snapshot.matches({ prepared: 'paying' }) && bill && checkout) return { kind: 'form', bill, checkout }
  return snapshot.matches('expired') && bill ? { kind: 'expired', bill } : { kind: 'none' }
}

/** The provider's 30 minutes begin a little earlier than those of the portal. */
const CLOCK_TOLERANCE_MS = 60_000

function actionsOf(payment: BillPaymentActor, payments: Payments) {
  const mayBePaid = (bill: PayableBill | null) => earlierPaymentOfBill(payments, bill?.reference) !== null
  return {
    pay: (bill: PayableBill) => payment.send({ type: 'bill.pay', bill, mayBePaid: mayBePaid(bill) }),
    payAgain: () => payment.send({ type: 'repeat.confirm' }),
    cancelPayAgain: () => payment.send({ type: 'repeat.cancel' }),
    pause: () => payment.send({ type: 'payment.pause' }),
    resume: () => payment.send({ type: 'payment.resume' }),
    renew() {
      const { bill } = payment.getSnapshot().context
      payment.send({ type: 'payment.renew', mayBePaid: mayBePaid(bill) })
    },
    endForm(checkout: Checkout) {
      // Before its time, a checkout ends by a payment.
      if (Date.now() < checkout.expiresAt - CLOCK_TOLERANCE_MS) payments.storeSent(checkout.id)
      payment.send({ type: 'checkout.expire' })
    },
    closeNotice: () => payment.send({ type: 'notice.close' }),
  }
}

/** Runs the payment of a bill; `onOutdated` is called if the bills have changed. */
export const useBillPaymentFlow = (onOutdated: () => void): BillPaymentActor =>
  useFlow(billPaymentFlow, { reactions: { 'bills.outdated': onOutdated } })

/** The payment of a bill, which continues after a reload; `onOutdated` is called if the bills have changed. */
export function useBillPayment(onOutdated: () => void): BillPayment {
  const actor = useBillPaymentFlow(onOutdated)
  useUnfinishedPayment(actor)
  const payments = usePayments()
  const known = JSON.stringify(payments.list())
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of the payments is compared by its content
  const earlierPayments = useMemo(() => earlierPaymentsOf(payments), [payments, known])
  const bill = useSelector(actor, ({ context }) => context.bill)
  const dialog = useSelector(actor, dialogOf, shallowEqual)
  return {
    notice: useSelector(actor, noticeOf, shallowEqual),
    dialog,
    preparing: useSelector(actor, (snapshot) =>
      snapshot.hasTag('busy') ? (snapshot.context.bill?.reference ?? null) : null,
    ),
    earlierPayments,
    earlier: dialog.kind === 'question' ? earlierPaymentOfBill(payments, bill?.reference) : null,
    hasOtherPayment: dialog.kind === 'form' && hasBegunPayment(payments, dialog.bill, dialog.checkout.id),
    actions: useMemo(() => actionsOf(actor, payments), [actor, payments]),
  }
}
