import createSanitizer from 'dompurify'
import { base } from './base'
import { SAFE_ADDRESS } from './safeAddress'

const TAGS = [
  ...[
    'p',
    'br',
    'hr',
    'div',
    'span',
    'blockquote',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'a',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
  ],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'code', 'pre'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]
/** Blocks whose breaks stay: themselves, they would be a second title or another region of the page. */
const SUBSTITUTES = new Map([
  ['h1', 'h2'],
  ['menu', 'ul'],
  ['dir', 'ul'],
  ...['address', 'article', 'aside', 'center', 'details', 'figcaption', 'figure', 'footer', 'header'].map(
    (name): [string, string] => [name, 'div'],
  ),
  ...['hgroup', 'main', 'nav', 'section', 'summary'].map((name): [string, string] => [name, 'div']),
])
const SAFE_ATTRIBUTES = ['colspan', 'rowspan', 'dir', 'lang']

/** More columns or rows than any table of a notification has. */
const MAX_SPAN = 20

/** A few cells that span thousands of rows and columns each keep a browser busy for minutes. */
function boundSpans(cell: HTMLTableCellElement): void {
  for (const name of ['colspan', 'rowspan'] as const) {
    const span = cell.getAttribute(name)
    const isBounded = span !== null && /^\d{1,2}$/.test(span) && Number(span) > 0 && Number(span) <= MAX_SPAN
    if (!isBounded) cell.removeAttribute(name)
  }
}

/** A sanitizer of its own, because its hooks apply to nothing else. */
function createWithHooks(window: Window & typeof globalThis) {
  const instance = createSanitizer(window)
  instance.addHook('uponSanitizeElement', (node) => {
    // Pictures are not loaded: that would reveal the reader to others. Alternative text replaces them.
    if (node instanceof HTMLImageElement) node.replaceWith(node.alt)
  })
  instance.addHook('afterSanitizeAttributes', (node) => {
    if (node instanceof HTMLTableCellElement) boundSpans(node)
  })
  return instance
}

const TAG = /(<[a-z][^\s/<>]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)/gi
const ATTRIBUTE = /([^\s"'/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g

/** The page's policy also applies while the sanitizer parses: it would refuse and report each style first. */
const withoutStyles = (html: string) =>
  html
    // The parser treats both alike, and both are removed.
    .replace(/<(\/?)style\b/gi, '<$1noembed')
    .replace(
      TAG,
      (_, name: string, attributes: string) =>
        name + attributes.replace(ATTRIBUTE, (one, key: string) => (/^style$/i.test(key) ? '' : one)),
    )

function substitute(element: Element): void {
  const name = SUBSTITUTES.get(element.localName)
  if (name === undefined) return
  const replacement = element.ownerDocument.createElement(name)
  for (const { name, value } of element.attributes) replacement.setAttribute(name, value)
  replacement.append(...element.childNodes)
  element.replaceWith(replacement)
}

/** Whether the browser would look for an address in the portal, however it is spelled. */
function isOfPortal(address: string, { origin, href }: Location): boolean {
  const url = new URL(address, href)
  return url.origin === origin && url.pathname.startsWith(`${base}/`)
}

/** A link leads to one of the pages, in its tab, or out of the portal, to a new tab. With another address, it is text. */
function finishLink(link: Element, pages: readonly string[], location: Location): void {
  const address = link.getAttribute('href') ?? ''
  const spelling = address.toLowerCase()
  const page = pages.find((path) => {
    const absolute = location.origin + base + path
    // The address of the home needs no slash at its end.
    return [path, absolute, absolute.replace(/\/$/, '')].some((known) => known.toLowerCase() === spelling)
  })
  if (page !== undefined) link.setAttribute('href', base + page)
  else if (!URL.canParse(address, location.href) || isOfPortal(address, location))
    link.removeAttribute('href')
  else {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
}

/**
 * The harmless part of external HTML: text and its structure, and links by https, mailto and tel, or to one of the
 * `pages`, which are paths of the portal. Create it once for a window: with trusted types, a second one is refused.
 */
export function createSanitize(
  window: Window & typeof globalThis,
): (html: string, pages: readonly string[]) => DocumentFragment {
  const sanitizer = createWithHooks(window)
  return (html, pages) => {
    const fragment = sanitizer.sanitize(withoutStyles(html), {
      ALLOWED_TAGS: [...TAGS, ...SUBSTITUTES.keys()],
      ALLOWED_ATTR: ['href', ...SAFE_ATTRIBUTES],
      // All other attributes must match the pattern for addresses.
      ADD_URI_SAFE_ATTR: SAFE_ATTRIBUTES,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      // DOMPurify ignores blanks within the address; `finishLink` compares the paths exactly.
      ALLOWED_URI_REGEXP: SAFE_ADDRESS,
      RETURN_DOM_FRAGMENT: true,
    })
    for (const link of fragment.querySelectorAll('[href]')) finishLink(link, pages, window.location)
    for (const element of fragment.querySelectorAll('*')) substitute(element)
    return fragment
  }
}
