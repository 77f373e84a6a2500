import { useLocation, useRoute } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { kindOf } from '../../domain/contractKind'
import { kindAt, paths } from '../../domain/paths'
import { useAccount, useCurrentContract, useUser } from '../../flows/account'
import { AccountBalance } from './AccountBalance'
import { HeaderBand, HeaderRow } from './bands'
import { ContractTitle } from './ContractTitle'

/** The blue header: which contract the page is about, and what the customer came for. */
export function AccountHeader() {
  const { LL } = useI18nContext()
  const current = useCurrentContract()
  const failed = useAccount((snapshot) => snapshot?.hasTag('failed') ?? false)
  const { fullName, email } = useUser()
  const [path] = useLocation()
  // Until the contract is known, the page tells of which kind it will be, so that nothing moves when it comes.
  const kind = current ? kindOf(current) : kindAt(path)
  const isMobile = (kind ?? 'mobile') === 'mobile'
  // Where the answer of customer service will go.
  const [onSupport] = useRoute(paths.customerSupport)
  return (
    <HeaderBand>
      <HeaderRow roomy={isMobile} aria-label={LL.shell.selectedContract()}>
        <div>
          {current ? (
            <ContractTitle contract={current} note={onSupport ? email : undefined} />
          ) : (
            <>
              <span>{fullName}</span>
              {onSupport && email && <div>{email}</div>}
            </>
          )}
        </div>
        {current && (isMobile || failed) && <AccountBalance contract={current} />}
      </HeaderRow>
    </HeaderBand>
  )
}
