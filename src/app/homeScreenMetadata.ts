import { base } from '../lib/base'
import { documentLocale } from '../lib/chooseLocale'
import { readBrand } from './config'

/**
 * Gives the browser, once, the brand's name and icon for a home screen, and the colour of the browser's bar. A script
 * does this, so that the page itself loads first.
 */
export function addHomeScreenMetadata(page: Document, view: Window): void {
  if (page.querySelector('link[rel=manifest]')) return
  const root = page.documentElement
  const { id } = readBrand(page)
  const add = (tag: 'link' | 'meta', values: object) =>
    page.head.appendChild(Object.assign(page.createElement(tag), values))
  add('link', { rel: 'manifest', href: `${base}/${id}.${documentLocale(page)}.webmanifest` })
  add('link', { rel: 'apple-touch-icon', href: `${base}/${id}-180.png` })
  const themeColour = add('meta', { name: 'theme-color' })
  const updateThemeColour = () =>
    themeColour.setAttribute(
      'content',
      view.getComputedStyle(root).getPropertyValue('--chakra-colors-header').trim(),
    )
  view.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', updateThemeColour)
  updateThemeColour()
}
