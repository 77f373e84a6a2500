import { base } from '../lib/base'

/**
 * Gives the browser, once, the brand's name and icon for a home screen, and the colour of the browser's bar. A script
 * does this because a deployment may set the brand after the build.
 */
export function addHomeScreenMetadata(page: Document, view: Window): void {
  if (page.querySelector('link[rel=manifest]')) return
  const root = page.documentElement
  const { brand = 'second' } = root.dataset
  const add = (tag: 'link' | 'meta', values: object) =>
    page.head.appendChild(Object.assign(page.createElement(tag), values))
  add('link', { rel: 'manifest', href: `${base}/${brand}.webmanifest` })
  add('link', { rel: 'apple-touch-icon', href: `${base}/${brand}-180.png` })
  page.querySelector('link[rel=icon]')?.setAttribute('href', `${base}/${brand}.svg`)
  const themeColour = add('meta', { name: 'theme-color' })
  const updateThemeColour = () =>
    themeColour.setAttribute(
      'content',
      view.getComputedStyle(root).getPropertyValue('--chakra-colors-header').trim(),
    )
  view.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', updateThemeColour)
  updateThemeColour()
}
