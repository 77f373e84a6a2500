type GetStyle = typeof window.getComputedStyle

/** Elements whose display hangs on more than their name, as jsdom's own sheet has it. */
const decided = ['DETAILS', 'DIALOG', 'INPUT', 'SUMMARY']
const deciding = ['hidden', 'popover', 'style']

const hasOwnLook = (element: Element) => deciding.some((name) => element.hasAttribute(name))

/**
 * Answers at once what every accessible name asks of each element in and around it: whether it is shown. In a page without
 * styles that hangs on little, but jsdom goes through its whole sheet for each element, again after every change: an eighth
 * of the time of all tests of screens. Whatever else is asked, jsdom answers.
 */
export function quickLooks(getStyle: GetStyle): GetStyle {
  const displays = new Map<string, string>()

  function displayOf(element: Element): string {
    const { tagName } = element
    if (decided.includes(tagName) || hasOwnLook(element)) return getStyle(element).display
    const display = displays.get(tagName) ?? getStyle(element).display
    displays.set(tagName, display)
    return display
  }

  function visibilityOf(element: Element): string {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (hasOwnLook(box)) return getStyle(element).visibility
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
