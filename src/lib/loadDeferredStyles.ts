import { base } from './base'

/** Loads the styles that the first paint does not need. A development server has all styles in one sheet. */
export function loadDeferredStyles({ head }: Document): void {
  const file = head.querySelector<HTMLMetaElement>('meta[name=deferred-styles]')?.content
  const href = `${base}/assets/${file}`
  if (!file || head.querySelector(`link[href="${href}"]`)) return
  head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}
