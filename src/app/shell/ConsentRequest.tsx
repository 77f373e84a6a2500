import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useConsentStatus } from '../../flows/consentStatus'
import { useServices } from '../../flows/services'
import { useApp } from '../AppContext'
import { ConsentDialog } from './ConsentDialog'

/** Asks the provider anew for each contract whether it wants consents, keeps the answer, and asks the customer. */
export function ConsentRequest() {
  const { locale } = useI18nContext()
  const current = useSelector(useServices().contract, (snapshot) => snapshot.context.current)
  return <RequestOfContract key={`${current?.productId} ${locale}`} />
}

function RequestOfContract() {
  const { storage } = useApp()
  const remember = useCallback((wanted: boolean) => storage.write('licenseStatus', String(wanted)), [storage])
  const wanted = useConsentStatus(remember)
  return wanted.data === true && <ConsentDialog />
}
