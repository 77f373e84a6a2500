import { expect, test } from 'vitest'
import { cacheStyles } from './jsdomPolyfills'

/** A document whose styles are those of jsdom itself. */
function openPage(html: string) {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'))
  if (!contentWindow) throw new Error('jsdom gives no window to a frame')
  contentWindow.document.body.innerHTML = html
  const { getComputedStyle } = contentWindow
  return { page: contentWindow.document, getStyle: getComputedStyle, cached: cacheStyles(getComputedStyle) }
}

test('the cache of styles agrees with jsdom on whether each kind of element is visible, plain, hidden or nested', () => {
  const names =
    'a button dd details dialog div embed fieldset head img input li option script summary svg td video'
  const states = ['', 'hidden', 'open', 'popover', 'type="hidden"', 'style="visibility: hidden"']
  const kinds = names.split(' ').flatMap((name) => states.map((state) => `<${name} ${state}></${name}>`))
  const outers = ['<div>', '<div hidden>', '<div style="visibility: hidden">', '<details>']
  const { page, getStyle, cached } = openPage(outers.map((outer) => outer + kinds.join('')).join('</div>'))
  for (const element of page.body.querySelectorAll('*')) {
    const [expected, actual] = [getStyle, cached].map((get) => {
      const { display, visibility, opacity } = get(element)
      return { display, visibility, opacity }
    })
    expect(actual, element.outerHTML).toEqual(expected)
  }
})

test('the cache of styles leaves a page with its own styles to jsdom', () => {
  const { page, cached } = openPage('<style>p { display: none }</style><p>')
  expect(cached(page.querySelector('p') as Element).display).toBe('none')
})
