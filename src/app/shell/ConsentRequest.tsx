import { useCallback } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useCurrentContract } from '../../flows/account'
import { useConsentStatus } from '../../flows/consentStatus'
import { lazyPart } from '../../ui/lazyPart'
import { useApp } from '../AppContext'

/** Few customers see it, and rarely. If it fails to load, there is no answer: the next visit asks. */
const ConsentDialog = lazyPart(
  () => import('./ConsentDialog'),
  null,
  () => null,
)

/** Asks the provider for each contract whether it wants consents, keeps the answer, and asks the customer. */
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
