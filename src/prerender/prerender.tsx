import type { Locales } from '../../i18n/i18n-types'
import { baseLocale, loadedLocales } from '../../i18n/i18n-util'
import { loadAllLocales } from '../../i18n/i18n-util.sync'
import { languages } from '../../i18n/languages.gen'
import { type Route, routes, screenFileOf } from '../app/routes'
import { type BrandFolder, runtimeBrand } from '../brands/brand'
import { withWords } from '../brands/words'
import { createCollector } from './collect'
import { builtLocales } from './documentTexts'
import { BrandGlobals, Globals } from './Globals'
import { type HomeScreen, homeScreenOf } from './homeScreen'
import { Login } from './Login'
import { type HeaderSize, headerSizes, PrerenderedShell } from './PrerenderedShell'

export interface Prerendered {
  /** The styles of every brand, and the parts of each. */
  styles: string
  brands: Map<string, PrerenderedBrand>
  shellRoutes: ShellRoute[]
  baseLocale: Locales
  /** The value of `lang`, by language. */
  tags: Record<string, string>
}

loadAllLocales()
const messages = { ...loadedLocales }

interface PrerenderedBrand extends HomeScreen {
  styles: string
  /** Prerendered markup for the portal to hydrate or replace, as templates; `data-prerendered` names the selected one. */
  parts: string[]
}

export interface ShellRoute {
  path: string
  /** The file of its screen. */
  file: string
  hasHomeTexts: true | undefined
  header: HeaderSize
}

const headerOf = (homeOf: Route['homeOf']): HeaderSize =>
  homeOf ? (homeOf === 'mobile' ? 'roomy' : 'full') : 'slim'

/** The pages with a header that only signed-in customers see. */
const listShellRoutes = (): ShellRoute[] =>
  Object.values<Route>(routes)
    .filter(({ access, layout }) => access === 'authenticated' && layout === 'full')
    .map((route) => ({
      path: route.path,
      file: screenFileOf(route),
      hasHomeTexts: (route.texts && !route.texts.includes('rest')) || undefined,
      header: headerOf(route.homeOf),
    }))

const templateOf = (id: string, attributes: string, html: string) =>
  `<template data-markup="${id}"><div class="prerendered" id="${id}" ${attributes}>${html}</div></template>`

/** Everything that the documents of these brands may show before the portal runs; `list` names the languages. */
export function prerender(brands: readonly BrandFolder[], list: string): Prerendered {
  const collector = createCollector()
  for (const brand of brands.slice(0, 1)) collector.render(<Globals brand={brand} />, '')
  const loginOf = (brand: BrandFolder) => (locale: Locales) => {
    const id = `login-${locale}`
    loadedLocales[locale] = withWords(messages[locale], brand.words?.[locale])
    const html = collector.render(<Login brand={runtimeBrand(brand)} locale={locale} />, locale)
    return templateOf(id, `data-ids="${locale}" lang="${languages[locale].tag}"`, html)
  }
  const shellOf = (brand: BrandFolder) => (header: HeaderSize) => {
    const id = `shell-${header}`
    const html = collector.render(<PrerenderedShell brand={brand} header={header} />, '')
    return templateOf(id, 'aria-hidden="true" inert', html)
  }
  function prerenderBrand(brand: BrandFolder): [string, PrerenderedBrand] {
    const ownCollector = createCollector()
    ownCollector.render(<BrandGlobals brand={brand} />, '')
    const parts = [...builtLocales(list).map(loginOf(brand)), ...headerSizes.map(shellOf(brand))]
    return [brand.id, { styles: ownCollector.styles(), parts, ...homeScreenOf(brand) }]
  }
  return {
    brands: new Map(brands.map(prerenderBrand)),
    styles: collector.styles(),
    shellRoutes: listShellRoutes(),
    baseLocale,
    tags: Object.fromEntries(Object.entries(languages).map(([locale, { tag }]) => [locale, tag])),
  }
}
