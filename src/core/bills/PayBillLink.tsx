import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import type { HistoryState } from '../../lib/historyState'
import { ButtonLink } from '../../ui/ButtonLink'
import { RouteLink } from '../../ui/RouteLink'
import { type DueBill, payBillText } from './dueBill'

/** Leads to the bills, whose page opens the payment of this one. No address can do that: the history entry names the bill. */
export function PayBillLink({ bill }: { bill: DueBill }) {
  const { LL, locale } = useI18nContext()
  const state = { billToPay: bill.reference } satisfies HistoryState
  return (
    <ButtonLink asChild>
      <RouteLink href={paths.bills} state={state}>
        {payBillText(bill, LL, locale)}
      </RouteLink>
    </ButtonLink>
  )
}
