import { useI18nContext } from '../../../i18n/i18n-react'
import { useCurrentContract } from '../../core/account'
import { useConsentStatus } from '../../features/settings/useConsentStatus'
import { lazyComponent } from '../../ui/lazyComponent'
import { useApp } from '../AppContext'

/** Few customers see it, and rarely. If it fails to load, there is no answer: the next visit asks. */
const ConsentDialog = lazyComponent(
  () => import('./ConsentDialog'),
  null,
  () => null,
)

/** Asks the provider for each contract whether it wants consents, keeps the answer, and asks the customer. */
export function ConsentRequest() {
  const { locale } = useI18nContext()
  const current = useCurrentContract()
  return <ContractConsentRequest key={`${current?.productId} ${locale}`} />
}

function ContractConsentRequest() {
  const { storage } = useApp()
  const consentStatus = useConsentStatus((isWanted) => storage.write('licenseStatus', String(isWanted)))
  return consentStatus.data === true && <ConsentDialog />
}
