import { useI18nContext } from '../../i18n/i18n-react'
import { paths } from '../domain/paths'
import { lazyComponent } from '../ui/lazyComponent'
import { RouteLink } from '../ui/RouteLink'
import { useApp } from './AppContext'

const DeclarationLinks = lazyComponent(
  () => import('./background/DeclarationLinks'),
  null,
  () => null,
)

/**
 * The links that the law requires on every page: to end a contract, imprint, privacy and accessibility. The first ones
 * have their place before they load. Styles: src/prerender/bareStyles.ts.
 */
export function LegalLinks() {
  const { LL } = useI18nContext()
  const { links } = useApp().config.brand
  return (
    <div className="legal">
      <div className="declarations">
        <DeclarationLinks />
      </div>
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
    </div>
  )
}
