type GetStyle = typeof window.getComputedStyle

/** Elements whose display hangs on more than what is asked here, as jsdom's own sheet has it. */
const decided = ['DIALOG', 'SUMMARY']

/** What the display hangs on beside the name. */
const kindOf = (element: Element) =>
  `${element.tagName} ${element.getAttribute('hidden')} ${element.getAttribute('type')}`

/** What stands in the element's own attribute of a style. */
const written = (element: Element, name: 'display' | 'visibility') =>
  element.hasAttribute('style') ? (element as HTMLElement).style[name] : ''

/**
 * Answers at once what every accessible name asks of each element in and around it: whether it is shown. In a page without
 * styles that hangs on little, but jsdom goes through its whole sheet for each element, again after every change: an eighth
 * of the time of all tests of screens. Whatever else is asked, jsdom answers.
 */
export function quickLooks(getStyle: GetStyle): GetStyle {
  const displays = new Map<string, string>()

  function displayOf(element: Element): string {
    const isDecided = decided.includes(element.tagName) || element.hasAttribute('popover')
    if (isDecided || written(element, 'display')) return getStyle(element).display
    const kind = kindOf(element)
    const display = displays.get(kind) ?? getStyle(element).display
    displays.set(kind, display)
    return display
  }

  function visibilityOf(element: Element): string {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (box.hasAttribute('hidden') || written(box, 'visibility')) return getStyle(element).visibility
    return 'visible'
  }

  return (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return getStyle(element, pseudo)
    const answer = (name: unknown) => {
      if (name === 'display') return displayOf(element)
      if (name === 'visibility') return visibilityOf(element)
      return undefined
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (property: string) => answer(property) ?? getStyle(element).getPropertyValue(property)
        const known = answer(name)
        if (known !== undefined) return known
        const look = getStyle(element)
        const value: unknown = Reflect.get(look, name)
        return typeof value === 'function' ? value.bind(look) : value
      },
    })
  }
}
