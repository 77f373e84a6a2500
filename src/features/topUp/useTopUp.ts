import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { TopUpErrors, TopUpOrder, topUpMachine } from '../../../machines/topUp.machine'
import { type EarlierPayment, earlierTopUp } from '../../core/payments/earlierPayment'
import type { Payments } from '../../core/payments/payments'
import { useNormalizePhoneNumber } from '../../core/phone/useNormalizePhoneNumber'
import { useServices } from '../../core/services'
import { useFlow } from '../../core/useFlow'
import { useIsOwnNumber, usePrepaidBalance } from '../../core/usePrepaidBalance'
import { parseAmount } from '../../domain/amount'
import { balanceAfterTopUp } from '../../domain/prepaidBalance'
import { topUpFlow } from './ports'
import type { Draft } from './useDraft'

/** What is open over the form. */
export type TopUpDialog =
  | { kind: 'none' }
  /** With the earlier payment of the same order; `null` if the portal has learned meanwhile that it failed. */
  | { kind: 'repeat'; earlier: EarlierPayment | null }
  /** With the amount in EUR. `isLeaving` once the browser opens the payment page. */
  | { kind: 'payment'; phone: string; amount: number; isBusy: boolean; isLeaving: boolean }

export interface CardTopUp extends Pick<Draft, 'phone' | 'amount' | 'ownNumbers' | 'errand'> {
  /** Of the attempt before the last edit. */
  fieldErrors: TopUpErrors
  /** What became of the last attempt, if the form has to say it. */
  notice: 'unanswered' | 'untrustedAddress' | null
  /** Of the typed number, in EUR; `null` if it is not that of the current contract, or if it is unknown. */
  balance: number | null
  /** That balance after the top-up; `null` also without a valid amount. */
  newBalance: number | null
  dialog: TopUpDialog
  actions: ReturnType<typeof actionsOf>
}

type TopUpActor = Actor<typeof topUpMachine>
type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>

function noticeOf(snapshot: TopUpSnapshot): CardTopUp['notice'] {
  if (snapshot.hasTag('outcomeUnknown')) return 'unanswered'
  return snapshot.hasTag('untrustedAddress') ? 'untrustedAddress' : null
}

/** The order that may be paid already, while the portal asks whether to pay it again. */
function repeatedOrderOf(snapshot: TopUpSnapshot): TopUpOrder | null {
  const { phone, amount } = snapshot.context
  return snapshot.matches('confirmingRepeat') ? { phone, amount } : null
}

function confirmationOf(snapshot: TopUpSnapshot): TopUpDialog {
  const { phone, amount } = snapshot.context
  // An order without an amount is never confirmed.
  if (!snapshot.hasTag('confirming') || amount === null) return { kind: 'none' }
  const isLeaving = snapshot.matches('redirecting')
  return { kind: 'payment', phone, amount, isBusy: snapshot.hasTag('busy'), isLeaving }
}

const actionsOf = (topUp: TopUpActor, order: TopUpOrder, payments: Payments, change: Draft['change']) => ({
  editPhone(phone: string) {
    change({ phone })
    topUp.send({ type: 'order.edit' })
  },
  editAmount(amount: string) {
    change({ amount })
    topUp.send({ type: 'order.edit' })
  },
  order: () =>
    topUp.send({ type: 'order.submit', ...order, mayBePaid: earlierTopUp(payments, order) !== null }),
  payAgain: () => topUp.send({ type: 'repeat.confirm' }),
  cancelRepeat: () => topUp.send({ type: 'repeat.cancel' }),
  pay: () => topUp.send({ type: 'payment.confirm' }),
  cancelPayment: () => topUp.send({ type: 'payment.cancel' }),
})

/** Topping up by card, also after the customer has been away on the payment page. */
export function useTopUp({ change, ...draft }: Draft, payments: Payments): CardTopUp {
  const { config } = useServices()
  const isOwnNumber = useIsOwnNumber()
  const currentBalance = usePrepaidBalance()
  const balanceOf = (number: string) => (isOwnNumber(number) ? currentBalance : null)
  const actor: TopUpActor = useFlow((api) => topUpFlow(api, config), {
    reactions: {
      'payment.prepared'({ address }) {
        const { phone, amount } = actor.getSnapshot().context
        if (amount !== null && address !== undefined)
          payments.begin(
            { kind: 'topUp', phone, amount, address, balance: balanceOf(phone), plan: draft.errand?.plan },
            null,
          )
      },
    },
  })
  useEffect(() => {
    // The back-forward cache keeps this page as it was when the customer left for the payment page.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && actor.send({ type: 'page.return' })
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [actor])

  const normalizePhoneNumber = useNormalizePhoneNumber()
  const phone = normalizePhoneNumber(draft.phone)
  const amount = parseAmount(draft.amount)
  const limits = useSelector(actor, ({ context }) => context.limits)
  const balance = balanceOf(draft.phone)
  const repeatedOrder = useSelector(actor, repeatedOrderOf, shallowEqual)
  const confirmation = useSelector(actor, confirmationOf, shallowEqual)
  return {
    phone: draft.phone,
    amount: draft.amount,
    ownNumbers: draft.ownNumbers,
    errand: draft.errand,
    fieldErrors: useSelector(actor, ({ context }) => context.fieldErrors, shallowEqual),
    notice: useSelector(actor, noticeOf),
    balance,
    newBalance: balance === null ? null : balanceAfterTopUp(balance, amount, limits),
    dialog: repeatedOrder ? { kind: 'repeat', earlier: earlierTopUp(payments, repeatedOrder) } : confirmation,
    actions: useMemo(
      () => actionsOf(actor, { phone, amount }, payments, change),
      [actor, phone, amount, payments, change],
    ),
  }
}
