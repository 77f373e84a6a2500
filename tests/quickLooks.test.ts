// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { quickLooks } from './quickLooks'

/** A page whose window is as jsdom makes it. */
function newPage(html: string) {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'))
  if (!contentWindow) throw new Error('jsdom gives no window to a frame')
  contentWindow.document.body.innerHTML = html
  return { page: contentWindow.document, getStyle: contentWindow.getComputedStyle }
}

const names =
  'a abbr article aside b body button caption col colgroup datalist dd details dialog div dl dt em embed fieldset footer form h1 h2 head header hr html iframe img input label legend li main meta nav ol option output p pre progress ruby script section select small span strong style sub summary svg table tbody td template textarea tfoot th thead title tr ul video'.split(
    ' ',
  )
const looks = [
  {},
  { hidden: '' },
  { hidden: 'until-found' },
  { open: '' },
  { popover: '' },
  { type: 'hidden' },
  { style: 'display: none' },
  { style: 'visibility: hidden' },
]

test('every kind of element, in every other, is shown as jsdom itself says', () => {
  const { page, getStyle } = newPage('')
  const make = (name: string, look: object) => {
    const element = page.createElement(name)
    for (const [attribute, value] of Object.entries(look)) element.setAttribute(attribute, String(value))
    return element
  }
  const quick = quickLooks(getStyle)
  const shown = (get: typeof quick, element: Element) => {
    const style = get(element)
    const { display, visibility, opacity } = style
    return { display, visibility, opacity, same: style.getPropertyValue('display') === display }
  }
  const expectSame = (outer: Element, inner: Element[]) => {
    page.body.replaceChildren(outer)
    outer.append(...inner)
    for (const element of [outer, ...inner])
      expect(shown(quick, element), outer.outerHTML).toEqual(shown(getStyle, element))
  }
  for (const name of names)
    expectSame(make('div', {}), [make(name, {}), ...looks.map((look) => make(name, look))])
  for (const look of looks)
    for (const name of ['div', 'details', 'dialog', 'tr'])
      expectSame(make(name, look), [make('p', {}), make('summary', {}), make('input', {})])
})

test('with styles of its own, a page is looked at by jsdom alone', () => {
  const { page, getStyle } = newPage('<style>p { display: none }</style><p>')
  expect(quickLooks(getStyle)(page.querySelector('p') as Element).display).toBe('none')
})
