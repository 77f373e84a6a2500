import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../i18n/i18n-react'
import { paths } from '../domain/paths'
import { useApp } from './AppContext'

/** The links that the law requires on every page: imprint, privacy and accessibility. */
export function LegalLinks() {
  const { LL } = useI18nContext()
  const { links } = useApp().config.brand
  return (
    <ul className="links">
      {(['imprint', 'terms', 'withdrawal', 'privacy', 'email'] as const).map(
        (name) =>
          links[name] && (
            <li key={name}>
              <a href={links[name]}>{LL.page[name]()}</a>
            </li>
          ),
      )}
      <li>
        <RouteLink href={paths.accessibility}>{LL.page.accessibility()}</RouteLink>
      </li>
    </ul>
  )
}
