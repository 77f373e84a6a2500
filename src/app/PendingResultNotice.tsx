import { useI18nContext } from '../../i18n/i18n-react'
import { Alert } from '../ui/Alert'

/** Says on the login that a payment result is not lost. */
export default function PendingResultNotice() {
  const { LL } = useI18nContext()
  return <Alert kind="info">{LL.login.owed()}</Alert>
}
