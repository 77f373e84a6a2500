import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import { useCurrentContract, useUser } from '../../flows/account'
import { Alert } from '../../ui/Alert'
import { Link } from '../../ui/Link'
import { LOW_BALANCE_EUR } from './warnings'

/** Whether a prepaid customer should top up before the balance is used up. */
export function useIsBalanceLow(): boolean {
  const isPrepaid = useCurrentContract()?.contractType === 'Prepaid'
  const balance = useUser().resources?.balance?.value ?? null
  return isPrepaid && balance !== null && balance < LOW_BALANCE_EUR
}

/** Reminds of the top-up. */
export function LowBalance() {
  const { LL } = useI18nContext()
  return (
    <Alert kind="info">
      <span>{LL.overview.lowBalance()}</span>{' '}
      <Link asChild>
        <RouteLink href={paths.topUp}>{LL.overview.topUp()}</RouteLink>
      </Link>
    </Alert>
  )
}
