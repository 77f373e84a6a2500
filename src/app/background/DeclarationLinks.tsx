import { useI18nContext } from '../../../i18n/i18n-react'
import { declarationTarget } from '../../core/declarationTarget'
import { RouteLink } from '../../ui/RouteLink'
import { useApp } from '../AppContext'
import { legalLinkTexts } from './legalLinkTexts'

/** The links to withdraw from a contract and to cancel it. */
export default function DeclarationLinks() {
  const { locale } = useI18nContext()
  const { config } = useApp()
  const texts = legalLinkTexts(locale)
  return (
    <ul className="links">
      {(['withdrawal', 'cancellation'] as const).map((kind) => {
        const target = declarationTarget(kind, config)
        if (!target) return null
        const { href, isOwnPage } = target
        return (
          <li key={kind}>
            {isOwnPage ? <RouteLink href={href}>{texts[kind]}</RouteLink> : <a href={href}>{texts[kind]}</a>}
          </li>
        )
      })}
    </ul>
  )
}
