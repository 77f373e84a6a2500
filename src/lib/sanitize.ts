import createSanitizer from 'dompurify'

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
    if (!(node instanceof HTMLAnchorElement) || !node.hasAttribute('href')) return
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
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

/**
 * The harmless part of external HTML: text and its structure, and links by https, mailto and tel. Create it once for a
 * window: with trusted types, a second one is refused.
 */
export function createSanitize(window: Window & typeof globalThis): (html: string) => DocumentFragment {
  const sanitizer = createWithHooks(window)
  return (html) =>
    sanitizer.sanitize(withoutStyles(html), {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ['href', ...SAFE_ATTRIBUTES],
      // All other attributes must match the pattern for addresses.
      ADD_URI_SAFE_ATTR: SAFE_ATTRIBUTES,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ALLOWED_URI_REGEXP: /^(?:https|mailto|tel):/i,
      RETURN_DOM_FRAGMENT: true,
    })
}
