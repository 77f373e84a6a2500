// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cacheStyles } from './browserGaps'

/** A document whose styles are those of jsdom itself. */
function openPage(html: string) {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'))
  if (!contentWindow) throw new Error('jsdom gives no window to a frame')
  contentWindow.document.body.innerHTML = html
  const getStyle = contentWindow.getComputedStyle
  return { body: contentWindow.document.body, getStyle, cached: cacheStyles(getStyle) }
}

const names =
  'a button dd details dialog div embed fieldset head img input label li option p script section span style summary svg table td template tr video'
const states = [
  ...['', 'hidden', 'hidden="until-found"', 'open', 'popover', 'type="hidden"'],
  ...['style="display: none"', 'style="visibility: hidden"', 'style="opacity: 0"'],
]

test('each kind of element, in each state and in others, is as visible as jsdom says', () => {
  const { body, getStyle, cached } = openPage('')
  const visibility = (get: typeof getStyle, element: Element) => {
    const { display, visibility, opacity } = get(element)
    return { display, visibility, opacity }
  }
  const outers = ['div', 'div hidden', 'div style="visibility: hidden"', 'details']
  for (const outer of outers) {
    body.innerHTML = `<${outer}></${outer.split(' ')[0]}>`
    for (const name of names.split(' '))
      for (const state of states) {
        const inner = body.ownerDocument.createElement(name)
        const [key = '', value = ''] = state.split(/="|"/)
        if (key) inner.setAttribute(key, value)
        body.firstElementChild?.replaceChildren(inner)
        expect(visibility(cached, inner), body.innerHTML).toEqual(visibility(getStyle, inner))
      }
  }
})

test('a page with styles of its own is left to jsdom', () => {
  const { body, cached } = openPage('<style>p { display: none }</style><p>')
  expect(cached(body.querySelector('p') as Element).display).toBe('none')
})
