import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../i18n/i18n-react'
import { Alert } from '../ui/Alert'

const Room = chakra('div', { base: { marginTop: '4' } })

/** Says on the login that the result of a payment is not lost. */
export function OwedNotice() {
  const { LL } = useI18nContext()
  return (
    <Room>
      <Alert kind="info">{LL.payment.owed()}</Alert>
    </Room>
  )
}
