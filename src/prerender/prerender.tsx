import type { Locales } from '../../i18n/i18n-types'
import { baseLocale } from '../../i18n/i18n-util'
import { loadAllLocales } from '../../i18n/i18n-util.sync'
import { languages } from '../../i18n/languages.gen'
import { type Route, routes } from '../app/routes'
import { type Brand, type BrandId, brands } from '../brands'
import { createCollector } from './collect'
import { builtLocales } from './documentTexts'
import { Frame, type HeaderSize, headerSizes } from './Frame'
import { Globals } from './Globals'
import { Login } from './Login'

export interface Prerendered {
  /** Prerendered markup for the portal to hydrate or replace; `data-prerendered` names it by its id. */
  parts: { id: string; html: string }[]
  styles: string
  framedRoutes: FramedRoute[]
  /** First part of each key in local storage. */
  prefixes: Record<BrandId, string>
  baseLocale: Locales
  /** The value of `lang`, by language. */
  tags: Record<string, string>
}

loadAllLocales()

export interface FramedRoute {
  /** The route's name in src/app/pages.ts. */
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

/** Everything that the document may show before the portal runs, with its styles; `list` names the languages. */
export function prerender(list: string): Prerendered {
  const collector = createCollector()
  collector.render(<Globals />, '')
  const loginOf = (brand: Brand) => (locale: Locales) => {
    const id = `login-${brand.id}-${locale}`
    const html = collector.render(<Login brand={brand} locale={locale} />, locale)
    return {
      id,
      html: `<div class="prerendered" id="${id}" data-ids="${locale}" lang="${languages[locale].tag}">${html}</div>`,
    }
  }
  const frameOf = (brand: Brand) => (header: HeaderSize) => {
    const id = `frame-${brand.id}-${header}`
    const html = collector.render(<Frame brand={brand} header={header} />, '')
    return { id, html: `<div class="prerendered" id="${id}" aria-hidden="true" inert>${html}</div>` }
  }
  const parts = Object.values(brands).flatMap((brand) => [
    ...builtLocales(list).map(loginOf(brand)),
    ...headerSizes.map(frameOf(brand)),
  ])
  return {
    parts,
    styles: collector.styles(),
    framedRoutes: listFramedRoutes(),
    prefixes: { first: brands.first.storagePrefix, second: brands.second.storagePrefix },
    baseLocale,
    tags: Object.fromEntries(Object.entries(languages).map(([locale, { tag }]) => [locale, tag])),
  }
}
