import { base } from './base'

/**
 * Applies the styles in the document and loads the deferred ones. A strict policy ignores text in a style element, but
 * not rules that a script inserts. A development server has all styles in one sheet.
 */
export function applyStyles({ head }: Document): void {
  const readMeta = (name: string) => head.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content
  const criticalStyles = readMeta('critical-styles')
  const file = readMeta('deferred-styles')
  if (!criticalStyles || head.querySelector('#critical-styles')) return
  const style = Object.assign(document.createElement('style'), { id: 'critical-styles' })
  head.append(
    style,
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${base}/assets/${file}` }),
  )
  // A script inserts one rule at a time. Addresses are those of fonts.
  style.sheet?.insertRule(
    `@media all{${criticalStyles.replaceAll('url("', (start) => `${start}${base}/assets/`)}}`,
  )
}
