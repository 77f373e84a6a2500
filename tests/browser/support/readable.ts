import { expect, type Page } from '@playwright/test'

/** The smallest phone; a screen is opened on it. */
export const phone = { width: 320, height: 640 }
export const desk = { width: 1280, height: 720 }

/** What WCAG 2.2 lets a customer set: text spacing (1.4.12), and text twice as large (1.4.4). */
const readerStyles = {
  none: '',
  spacing:
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  large: 'html { font-size: 200% !important }',
}

/** Applies a style to the page as an extension does: the content security policy allows no further style element. */
const readAs = (page: Page, style: keyof typeof readerStyles) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, readerStyles[style])

/**
 * Names what reaches over the edge of the screen, or what a box cuts off that does not scroll. Content of a scrolling box
 * is reachable, and content for screen readers alone is not visible.
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
  /** The box of an element and those of its text, which may reach out of it. */
  const boxesOf = (element: Element) => {
    const range = document.createRange()
    const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim())
    return [element.getBoundingClientRect()].concat(
      texts.flatMap((text) => {
        range.selectNodeContents(text)
        return [...range.getClientRects()]
      }),
    )
  }
  const found = scrollWidth > clientWidth ? [`the document is ${scrollWidth - clientWidth} px too wide`] : []
  const seen = [...document.body.querySelectorAll('*')].filter(isSeen)
  const inSight = seen.filter((element) => !scrollsAside(element))
  const outside = inSight.filter((element) =>
    boxesOf(element).some(
      ({ left, right, width }) => width > 0 && (left < -0.5 || right > clientWidth + 0.5),
    ),
  )
  for (const element of inSight) {
    // A field shows the part of its value that fits; the customer scrolls tabs, and tables in texts of the provider.
    const mayHoldMore = element.matches('input, select, textarea, [role=tablist], article *')
    const { overflowX } = getComputedStyle(element)
    if (!mayHoldMore && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      found.push(`cut off: ${named(element)}`)
  }
  for (const element of seen) {
    const isText = element instanceof HTMLElement && element.innerText.trim() !== ''
    const hides = /hidden|clip/.test(getComputedStyle(element).overflowY)
    if (
      isText &&
      hides &&
      !element.matches('select, textarea') &&
      element.scrollHeight > element.clientHeight + 1
    )
      found.push(`cut off below: ${named(element)}`)
  }
  // The parents of such an element reach over the edge with it.
  const innermost = outside.filter(
    (element) => !outside.some((other) => element !== other && element.contains(other)),
  )
  return [...found, ...innermost.map((element) => `over the edge: ${named(element)}`)]
}

/** Names controls smaller than 24 by 24 pixels; a link within a sentence is as high as its line (2.5.8). */
function smallTargets(): string[] {
  const controls =
    'a[href], button, input, select, textarea, summary, [role=tab], [role=menuitem], [role=switch]'
  return [...document.querySelectorAll(controls)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .filter((element) =>
      // A click on a label acts on its control.
      [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])].every((part) => {
        const { width, height } = part.getBoundingClientRect()
        return Math.round(width) < 24 || Math.round(height) < 24
      }),
    )
    .map((element) => element.outerHTML.slice(0, 160))
}

/** Nothing reaches out of the screen, and nothing is cut off. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  expect.soft(await page.evaluate(misfits), what).toEqual([])
}

async function expectLargeTargets(page: Page, what: string): Promise<void> {
  expect.soft(await page.evaluate(smallTargets), what).toEqual([])
}

/** Everything fits and can be hit on a phone and on a desk, also with the styles of a reader. */
export async function expectToBeReadable(page: Page, what: string): Promise<void> {
  await expectToFit(page, `${what}, 320 px`)
  await expectLargeTargets(page, `${what}, 320 px`)
  await readAs(page, 'spacing')
  await expectToFit(page, `${what}, 320 px, text spacing`)
  await page.setViewportSize(desk)
  await readAs(page, 'large')
  await expectToFit(page, `${what}, text of 200 %`)
  await readAs(page, 'none')
  await expectLargeTargets(page, `${what}, 1280 px`)
}
