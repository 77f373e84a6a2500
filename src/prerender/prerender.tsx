import de from '../../i18n/de'
import type { Locales } from '../../i18n/i18n-types'
import { loadedLocales } from '../../i18n/i18n-util'
import sr from '../../i18n/sr'
import { type Route, routes } from '../app/routes'
import { type Brand, type BrandId, brands } from '../brands'
import { languageTag } from '../lib/languageTag'
import { createCollector } from './collect'
import { Frame, type HeaderSize, headerSizes } from './Frame'
import { Globals } from './Globals'
import { Login } from './Login'

export interface Prerendered {
  /** Prerendered markup for the portal to hydrate or replace; `data-prerendered` names it by its id. */
  parts: { id: string; html: string }[]
  styles: string
  framedRoutes: FramedRoute[]
  /** The names of all routes. */
  routes: string[]
  /** First part of each key in local storage. */
  prefixes: Record<BrandId, string>
  tags: Record<Locales, string>
}

Object.assign(loadedLocales, { de, sr })

export interface FramedRoute {
  /** The route's name in src/app/routes.ts. */
  route: string
  path: string
  header: HeaderSize
}

const headerOf = (homeOf: Route['homeOf']): HeaderSize =>
  homeOf ? (homeOf === 'mobile' ? 'roomy' : 'full') : 'slim'

/** The pages with a header that only signed-in customers see. */
const listFramedRoutes = (): FramedRoute[] =>
  Object.entries<Route>(routes)
    .filter(([, { access, layout }]) => access === 'authenticated' && layout === 'full')
    .map(([route, { path, homeOf }]) => ({ route, path, header: headerOf(homeOf) }))

/** Everything that the document may show before the portal runs, with its styles. */
export function prerender(): Prerendered {
  const collector = createCollector()
  collector.render(<Globals />, '')
  const locales: Locales[] = ['de', 'sr']
  const loginOf = (brand: Brand) => (locale: Locales) => {
    const id = `login-${brand.id}-${locale}`
    const html = collector.render(<Login brand={brand} locale={locale} />, locale)
    return {
      id,
      html: `<div class="prerendered" id="${id}" data-ids="${locale}" lang="${languageTag[locale]}">${html}</div>`,
    }
  }
  const frameOf = (brand: Brand) => (header: HeaderSize) => {
    const id = `frame-${brand.id}-${header}`
    const html = collector.render(<Frame brand={brand} header={header} />, '')
    return { id, html: `<div class="prerendered" id="${id}" aria-hidden="true" inert>${html}</div>` }
  }
  const parts = Object.values(brands).flatMap((brand) => [
    ...locales.map(loginOf(brand)),
    ...headerSizes.map(frameOf(brand)),
  ])
  return {
    parts,
    styles: collector.styles(),
    framedRoutes: listFramedRoutes(),
    routes: Object.keys(routes),
    prefixes: { first: brands.first.storagePrefix, second: brands.second.storagePrefix },
    tags: languageTag,
  }
}
