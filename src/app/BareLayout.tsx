import type { ReactNode } from 'react'
import { useRoute } from 'wouter'
import { useI18nContext } from '../../i18n/i18n-react'
import { paths } from '../domain/paths'
import { Brandmark } from '../ui/Brandmark'
import { useApp } from './AppContext'
import { LegalLinks } from './LegalLinks'

interface BareLayoutProps {
  children: ReactNode
  /** The text below the page. */
  notice: ReactNode
}

/** A page without navigation and footer; the login lists the portal's offers. Styles: src/prerender/bareStyles.ts. */
export function BareLayout({ children, notice }: BareLayoutProps) {
  const { config } = useApp()
  const { login } = useI18nContext().LL
  const [isLogin] = useRoute(paths.login)
  return (
    <main className="bare">
      <div className="mark">
        <Brandmark brand={config.brand} />
      </div>
      {isLogin && <p className="claim">{login.claim()}</p>}
      <div className="form">
        {children}
        {notice && <div>{notice}</div>}
      </div>
      {isLogin && (
        <ul className="points">
          <li>{login.canSee()}</li>
          <li>{login.canTopUp()}</li>
          <li>{login.canPay()}</li>
        </ul>
      )}
      <LegalLinks />
    </main>
  )
}
