import { base } from './base'

/** Loads the style sheet that the first paint does without. A development server has one sheet for everything. */
export function loadLaterSheet({ head }: Document): void {
  const file = head.querySelector<HTMLMetaElement>('meta[name=later-sheet]')?.content
  const href = `${base}/assets/${file}`
  if (!file || head.querySelector(`link[href="${href}"]`)) return
  head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}
