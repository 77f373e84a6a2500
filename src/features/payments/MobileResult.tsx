import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import { Actions } from '../../ui/Actions'
import { ResultCard } from './ResultCard'
import { ResultLink } from './ResultLink'
import { usePaymentResult } from './usePaymentResult'

/** The page after a payment in the mobile app, without a login. */
export default function MobileResult() {
  const { LL } = useI18nContext()
  const { status } = usePaymentResult('app')
  return (
    <ResultCard status={status} paymentKind="topUp" amount={null}>
      <Actions justifyContent="center">
        <ResultLink href={paths.overview} isPrimary>
          {LL.payment.toHome()}
        </ResultLink>
      </Actions>
    </ResultCard>
  )
}
