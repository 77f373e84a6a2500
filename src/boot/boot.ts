/**
 * Runs in the document after its templates, before the portal's own scripts and before the first paint. It decides what
 * the document shows: the login, the shell of a customer's page, or neither. It applies its styles, prefetches what the
 * page needs in addition to the entry, and keeps the visitor's input until the portal draws.
 */

import { isInactivityLimitExceeded } from '../app/isInactivityLimitExceeded'
import { readApiOrigin, readInactivityMinutes, readSetting } from '../app/settings'
import { storedContract } from '../app/storedContract'
import { type Pages, resolvePage } from '../boot/pages'
import { replayEarlyInput } from '../boot/replayEarlyInput'
import { kindAt } from '../domain/homes'
import { applyStyles } from '../lib/applyStyles'
import { base, stripBase } from '../lib/base'
import { chooseLocale } from '../lib/chooseLocale'
import { prefetch, userPath } from './prefetchCalls'

applyStyles(document)
const { documentElement: root, head } = document
const readMeta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
const { storagePrefix } = JSON.parse(readMeta('brand'))
const pages: Pages = JSON.parse(readMeta('pages'))

// Smaller than src/lib/storage.ts, which also writes: the login loads this script.
function readFrom(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(`${storagePrefix}.${key}`)
  } catch {
    return null
  }
}
const readStored = (key: string) => readFrom('localStorage', key)
function readTab(key: string): unknown {
  try {
    return JSON.parse(readFrom('sessionStorage', key) ?? 'null')
  } catch {
    return null
  }
}

const requestedLocale = new URLSearchParams(location.search).get('lang')
const locale = chooseLocale(
  readSetting(document, 'languages').split(' '),
  pages.baseLocale,
  requestedLocale ?? readStored('locale'),
)
const path = stripBase(location.pathname)
const token = readStored('token')
const isSignedIn = token !== null
const { markupId, files, isOfCustomer, header } = resolvePage(pages, { path, isSignedIn, locale })

const addressOf = (file: string) => `${base}/assets/${file}`

root.lang = pages.tags[locale] ?? locale
if (markupId) {
  root.dataset.prerendered = markupId
  const template = document.querySelector<HTMLTemplateElement>(`template[data-markup=${markupId}]`)
  template?.replaceWith(template.content)
}
if (readStored('sidebarExtended') === 'false') root.dataset.menu = 'closed'
function preload(files: readonly string[]) {
  for (const file of files)
    head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: addressOf(file) }),
    )
}

/** Requests the customer, except after the inactivity limit, which ends the session without a call. */
function requestCustomer(token: string) {
  window.prefetchedCalls = []
  const tab = { read: readTab }
  if (isInactivityLimitExceeded(tab, { inactivityMinutes: readInactivityMinutes(document) })) return undefined
  const initialContract = storedContract(tab, { read: readStored }, kindAt(path))
  const stored = { token, phone: readStored('phone'), locale: readStored('locale') }
  const visit = { apiOrigin: readApiOrigin(document), token, locale, initialContract, stored }
  return { ...visit, user: prefetch(visit, userPath(visit), null) }
}

const visit = isOfCustomer && token !== null && requestCustomer(token)
if (visit && header) {
  const words = addressOf(header.words)
  preload([header.words])
  import(/* @vite-ignore */ addressOf(header.script))
    .then(({ openOverview }: typeof import('./earlyHeader')) => openOverview(visit, words))
    // The portal sends the other call and fills its header itself.
    .catch(() => {})
    // The line is slow: balance and units go before the scripts.
    .finally(() => preload(files))
} else preload(files)
replayEarlyInput(document)
