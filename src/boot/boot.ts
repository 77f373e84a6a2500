/**
 * Runs in the document after its templates, before the portal's own scripts and before the first paint. It decides what
 * the document shows: the login, the shell of a customer's page, or neither. It applies its styles, prefetches what the
 * page needs in addition to the entry, and keeps the visitor's input until the portal draws.
 */

import { type Pages, resolvePage } from '../boot/pages'
import { replayEarlyInput } from '../boot/replayEarlyInput'
import { applyStyles } from '../lib/applyStyles'
import { base, stripBase } from '../lib/base'
import { chooseLocale } from '../lib/chooseLocale'

applyStyles(document)
const { documentElement: root, head } = document
const readMeta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
const { storagePrefix } = JSON.parse(readMeta('brand'))
const pages: Pages = JSON.parse(readMeta('pages'))

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(`${storagePrefix}.${key}`)
  } catch {
    return null
  }
}

const requestedLocale = new URLSearchParams(location.search).get('lang')
const locale = chooseLocale(
  readMeta('portal:languages').split(' '),
  pages.baseLocale,
  requestedLocale ?? readStored('locale'),
)
const { markupId, files, script } = resolvePage(pages, {
  path: stripBase(location.pathname),
  isSignedIn: readStored('token') !== null,
  locale,
})

root.lang = pages.tags[locale] ?? locale
if (markupId) {
  root.dataset.prerendered = markupId
  const template = document.querySelector<HTMLTemplateElement>(`template[data-markup=${markupId}]`)
  template?.replaceWith(template.content)
}
if (readStored('sidebarExtended') === 'false') root.dataset.menu = 'closed'
// The portal sends the calls later if this fails.
if (script) import(/* @vite-ignore */ `${base}/assets/${script}`).catch(() => {})
for (const file of files)
  head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `${base}/assets/${file}` }),
  )
replayEarlyInput(document)
