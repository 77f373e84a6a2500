import { expect, type Page } from '@playwright/test'

/**
 * Names what reaches over the edge of the screen, or is cut off by a box that nobody can scroll; what scrolls in a box of
 * its own is reached there, and what only a screen reader reads is no part of the picture.
 */
function misfits(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const named = (element: Element) => element.outerHTML.replaceAll(/w{20,}/g, 'w…w').slice(0, 160)
  const boxesAround = (element: Element) => {
    const boxes: CSSStyleDeclaration[] = []
    for (let box = element.parentElement; box; box = box.parentElement) boxes.push(getComputedStyle(box))
    return boxes
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    ![getComputedStyle(element), ...boxesAround(element)].some(({ clipPath }) => clipPath === 'inset(50%)')
  const scrollsAside = (element: Element) =>
    boxesAround(element).some(({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll')
  /** Where its box ends, and its text, which may stick out of it. */
  const edgesOf = (element: Element) => {
    const range = document.createRange()
    const texts = [...element.childNodes].filter(
      ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
    )
    return [element.getBoundingClientRect()].concat(
      texts.flatMap((text) => {
        range.selectNodeContents(text)
        return [...range.getClientRects()]
      }),
    )
  }
  const outside: Element[] = []
  const found = scrollWidth > clientWidth ? [`the document is ${scrollWidth - clientWidth} px too wide`] : []
  for (const element of document.body.querySelectorAll('*')) {
    if (!isSeen(element) || scrollsAside(element)) continue
    if (
      edgesOf(element).some(
        ({ left, right, width }) => width > 0 && (left < -0.5 || right > clientWidth + 0.5),
      )
    )
      outside.push(element)
    const { overflowX } = getComputedStyle(element)
    // A field shows of its value what has room; of tabs and of tables in texts of the provider, the rest is scrolled to.
    const mayHoldMore = element.matches('input, select, textarea, [role=tablist], article *')
    if (!mayHoldMore && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      found.push(`cut off: ${named(element)}`)
  }
  // What they stand in sticks out with them.
  const innermost = outside.filter(
    (element) => !outside.some((other) => element !== other && element.contains(other)),
  )
  return [...found, ...innermost.map((element) => `over the edge: ${named(element)}`)]
}

/** Nothing sticks out of the screen, and nothing is cut off. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  expect.soft(await page.evaluate(misfits), what).toEqual([])
}
