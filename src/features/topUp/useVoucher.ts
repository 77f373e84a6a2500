import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Actor } from 'xstate'
import type { Voucher, VoucherErrors, voucherMachine } from '../../../machines/voucher.machine'
import { useNormalizePhoneNumber } from '../../core/phone/useNormalizePhoneNumber'
import { useChangedBalance } from '../../core/useChangedBalance'
import { useFlow } from '../../core/useFlow'
import { useIsOwnNumber } from '../../core/usePrepaidBalance'
import { useUnfinishedChange } from '../../core/useUnfinishedChange'
import { normalizeVoucherCode } from '../../domain/codes'
import { voucherFlow } from './ports'
import type { Draft } from './useDraft'

export interface VoucherTopUp extends Pick<Draft, 'phone' | 'code' | 'ownNumbers' | 'errand'> {
  /** Of the attempt before the last edit. */
  fieldErrors: VoucherErrors
  /** The last attempt had no answer: the voucher may be used. */
  isUnanswered: boolean
  isBusy: boolean
  /** The topped-up number; `null` until the voucher is redeemed. */
  redeemedPhone: string | null
  /** Of that number, in EUR; `null` until it is known, and if it is not the one of the current contract. */
  newBalance: number | null
  actions: ReturnType<typeof actionsOf>
}

const actionsOf = (flow: Actor<typeof voucherMachine>, voucher: Voucher, change: Draft['change']) => ({
  editPhone(phone: string) {
    change({ phone })
    flow.send({ type: 'voucher.edit' })
  },
  editCode(code: string) {
    change({ code })
    flow.send({ type: 'voucher.edit' })
  },
  redeem: () => flow.send({ type: 'voucher.submit', ...voucher }),
  redeemAnother: () => flow.send({ type: 'voucher.begin' }),
})

/** Topping up by a voucher, while the page is mounted, on any of its tabs. */
export function useVoucher({ change, ...draft }: Draft): VoucherTopUp {
  // A voucher can be redeemed once, so its code leaves the field.
  const actor = useFlow(voucherFlow, { reactions: { 'change.succeeded': () => change({ code: '' }) } })
  useUnfinishedChange(actor, 'voucher')

  const redeemedPhone = useSelector(actor, (snapshot) =>
    snapshot.hasTag('redeemed') ? snapshot.context.phone : null,
  )
  const changedBalance = useChangedBalance(redeemedPhone !== null)
  const isOwnNumber = useIsOwnNumber()
  const normalizePhoneNumber = useNormalizePhoneNumber()
  const phone = normalizePhoneNumber(draft.phone)
  const code = normalizeVoucherCode(draft.code)
  return {
    phone: draft.phone,
    code: draft.code,
    ownNumbers: draft.ownNumbers,
    errand: draft.errand,
    fieldErrors: useSelector(actor, ({ context }) => context.fieldErrors, shallowEqual),
    isUnanswered: useSelector(actor, (snapshot) => snapshot.hasTag('outcomeUnknown')),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    redeemedPhone,
    newBalance: redeemedPhone !== null && isOwnNumber(redeemedPhone) ? changedBalance : null,
    actions: useMemo(() => actionsOf(actor, { phone, code }, change), [actor, phone, code, change]),
  }
}
