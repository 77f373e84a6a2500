import { useCallback } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useCurrentContract } from '../../flows/account'
import { useConsentStatus } from '../../flows/consentStatus'
import { useApp } from '../AppContext'
import { ConsentDialog } from './ConsentDialog'

/** Asks the provider anew for each contract whether it wants consents, keeps the answer, and asks the customer. */
export function ConsentRequest() {
  const { locale } = useI18nContext()
  const current = useCurrentContract()
  return <RequestOfContract key={`${current?.productId} ${locale}`} />
}

function RequestOfContract() {
  const { storage } = useApp()
  const remember = useCallback((wanted: boolean) => storage.write('licenseStatus', String(wanted)), [storage])
  const wanted = useConsentStatus(remember)
  return wanted.data === true && <ConsentDialog />
}
