import { useI18nContext } from '../../../i18n/i18n-react'
import { Alert } from '../../ui/Alert'

/** The provider has a value that the portal does not know: the customer may choose one that it does. */
export function UnknownNotice({ of: value }: { of: number | 'unknown' }) {
  const { LL } = useI18nContext()
  return value === 'unknown' && <Alert kind="info">{LL.administration.unknown()}</Alert>
}
