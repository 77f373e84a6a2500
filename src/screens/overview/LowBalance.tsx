import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import { useCurrentContract, useUser } from '../../flows/account'
import { Alert } from '../../ui/Alert'
import { Link } from '../../ui/Link'
import { LOW_BALANCE } from './warnings'

const Box = chakra('div', { base: { marginBottom: '6' } })

/** Reminds a prepaid customer to top up before the balance is used up. */
export function LowBalance() {
  const { LL } = useI18nContext()
  const isPrepaid = useCurrentContract()?.contractType === 'Prepaid'
  const balance = useUser().resources?.balance?.value ?? null
  if (!isPrepaid || balance === null || balance >= LOW_BALANCE) return null
  return (
    <Box>
      <Alert kind="info">
        <span>{LL.overview.lowBalance()}</span>{' '}
        <Link asChild>
          <RouteLink href={paths.rechargeCredit}>{LL.overview.topUp()}</RouteLink>
        </Link>
      </Alert>
    </Box>
  )
}
