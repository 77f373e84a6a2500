import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation, useRoute } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { kindOf } from '../../domain/contractKind'
import { kindAt, paths } from '../../domain/paths'
import { useAccount, useCurrentContract, useUser } from '../../flows/account'
import { AccountBalance } from './AccountBalance'
import { HeaderBand, HeaderRow } from './bands'
import { ContractTitle } from './ContractTitle'

const Contract = chakra('div', { base: { flex: '1 1 8rem', minWidth: '0' } })

/** The blue header: which contract the page is about, and what the customer came for; slim on pages that are about more. */
export function AccountHeader({ slim }: { slim: boolean }) {
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
      <HeaderRow size={slim ? 'slim' : isMobile ? 'roomy' : 'full'} aria-label={LL.shell.selectedContract()}>
        <Contract>
          {current ? (
            <ContractTitle contract={current} note={onSupport ? email : undefined} slim={slim} />
          ) : (
            <>
              <span>{fullName}</span>
              {onSupport && email && <div>{email}</div>}
            </>
          )}
        </Contract>
        {current && (isMobile || failed) && <AccountBalance contract={current} slim={slim} />}
      </HeaderRow>
    </HeaderBand>
  )
}
