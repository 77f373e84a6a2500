import type { ComponentProps } from 'react'
import { paths } from '../../domain/paths'
import type { HistoryState } from '../../lib/historyState'
import { ButtonLink } from '../../ui/ButtonLink'
import { RouteLink } from '../../ui/RouteLink'

interface PayBillLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'asChild' | 'children'> {
  /** The reference number of the bill. */
  reference: string
  children: string
}

/** Leads to the bills, whose page opens the payment of this one. No address can do that: the history entry names the bill. */
export function PayBillLink({ reference, children, ...props }: PayBillLinkProps) {
  const state = { billToPay: reference } satisfies HistoryState
  return (
    <ButtonLink asChild {...props}>
      <RouteLink href={paths.bills} state={state}>
        {children}
      </RouteLink>
    </ButtonLink>
  )
}
