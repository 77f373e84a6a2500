import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../i18n/i18n-react'
import { paths } from '../domain/paths'
import { useApp } from './AppContext'

/** The links that the law requires on every page: imprint, privacy and accessibility. */
export function LegalLinks() {
  const { LL } = useI18nContext()
  const { imprint, privacy } = useApp().config.brand.links
  return (
    <ul className="links">
      {imprint && (
        <li>
          <a href={imprint}>{LL.page.imprint()}</a>
        </li>
      )}
      {privacy && (
        <li>
          <a href={privacy}>{LL.page.privacy()}</a>
        </li>
      )}
      <li>
        <RouteLink href={paths.accessibility}>{LL.page.accessibility()}</RouteLink>
      </li>
    </ul>
  )
}
