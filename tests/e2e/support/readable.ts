import { expect, type Page } from '@playwright/test'

/** The smallest phone. */
export const phone = { width: 320, height: 640 }
/** A usual phone. */
const largePhone = { width: 390, height: 844 }
export const desk = { width: 1280, height: 720 }

/** What WCAG 2.2 lets a customer set: text spacing (1.4.12), and text twice as large (1.4.4). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'
const largeText = 'html { font-size: 200% !important }'

/** Applies a style as an extension does: the content security policy forbids further style elements. */
const readAs = (page: Page, style: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, style)

/**
 * Names what overflows the screen, or what a box cuts off without scrolling. Content of a scrolling box is reachable;
 * content for screen readers only is invisible.
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
  /** The box of an element and those of its text, which may overflow it. */
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
  const visible = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isSeen)
  const inSight = visible.filter((element) => !scrollsAside(element))
  const outside = inSight.filter((element) =>
    boxesOf(element).some(
      ({ left, right, width }) => width > 0 && (left < -0.5 || right > clientWidth + 0.5),
    ),
  )
  for (const element of inSight) {
    // A field shows the part of its value that fits; customers scroll tabs, and tables.
    const mayHoldMore = element.matches('input, select, textarea, [role=tablist], :has(> table), article *')
    const { overflowX } = getComputedStyle(element)
    if (!mayHoldMore && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      found.push(`cut off: ${named(element)}`)
  }
  for (const element of visible) {
    const hides = /hidden|clip/.test(getComputedStyle(element).overflowY)
    const isCut = element.innerText?.trim() && element.scrollHeight > element.clientHeight + 1
    if (hides && isCut && !element.matches('select, textarea')) found.push(`cut off below: ${named(element)}`)
  }
  // The parents of such an element overflow the screen with it.
  const innermost = outside.filter(
    (element) => !outside.some((other) => element !== other && element.contains(other)),
  )
  return [...found, ...innermost.map((element) => `over the edge: ${named(element)}`)]
}

/** Names controls smaller than 44 by 44 pixels; a link within a sentence is as high as its line (2.5.5). */
function smallTargets(): string[] {
  const controls =
    'a[href], button, input, select, textarea, summary, [role=tab], [role=menuitem], [role=switch]'
  return (
    [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      // The place of a column is the day it stands for (2.5.5, essential); the arrow keys move between days.
      .filter((element) => !element.parentElement?.matches('[data-chart]'))
      .filter((element) =>
        // A click on a label acts on its control.
        [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])].every((part) => {
          const { width, height } = part.getBoundingClientRect()
          // Some controls react in a larger box than they draw.
          const box = getComputedStyle(part, '::after')
          const isSmall = (side: number, larger: string) =>
            Math.max(side, Number.parseFloat(larger) || 0) < 43.5
          return isSmall(width, box.width) || isSmall(height, box.height)
        }),
      )
      .map((element) => element.outerHTML.slice(0, 160))
  )
}

/** Names controls that are covered while focused (2.4.11): forwards, then backwards below the header. */
async function coveredControls(): Promise<string[]> {
  function isCovered(element: HTMLElement): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [middle, centre, inset] = [(top + bottom) / 2, (left + right) / 2, 2]
    // Not at the corners: they may be round.
    const points = [
      [centre, middle],
      [centre, top + inset],
      [centre, bottom - inset],
      [left + inset, middle],
      [right - inset, middle],
    ] as const
    const inside = points.filter(([x, y]) => y >= 0 && y <= innerHeight && x >= 0 && x <= innerWidth)
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
    const isUnder = inside.some(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      return !(top && (element.contains(top) || top.contains(element) || label?.contains(top)))
    })
    return isUnder || inside.length === 0
  }
  const covered: string[] = []
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
  for (const control of [...controls, ...controls.toReversed()]) {
    control.focus()
    if (control.tabIndex < 0 || document.activeElement !== control) continue
    // The covering element may be about to disappear, such as the tooltip of the previous control.
    for (let frames = 0; frames < 30 && isCovered(control); frames++) await new Promise(requestAnimationFrame)
    if (isCovered(control)) covered.push(control.outerHTML.slice(0, 160))
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return covered
}

/** Names attributes that neither HTML nor SVG has, such as a property that a component passes on. */
function unknownAttributes(): string[] {
  const known =
    /^(aria-.+|data-.+|accept|action|allow|alt|autocapitalize|autocomplete|autofocus|checked|class|color-scheme|cx|cy|d|dir|disabled|download|enterkeyhint|fill(-.+)?|focusable|for|height|hidden|href|id|inert|inputmode|label|lang|max|maxlength|min|minlength|name|novalidate|opacity|open|overflow|pattern|patternTransform|patternUnits|placeholder|points|preserveAspectRatio|r|readonly|rel|required|role|rx|ry|scope|selected|spellcheck|src|stroke(-.+)?|style|tabindex|target|title|translate|transform|type|value|viewBox|width|x|x1|x2|xmlns|y|y1|y2)$/
  const names = [...document.body.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
  return names.filter((name) => !known.test(name))
}

/** Names graphics without a name for screen readers, and buttons that submit their form by accident. */
function missingAttributes(): string[] {
  const lacking = document.querySelectorAll('svg:not([aria-hidden=true], [role]), button:not([type])')
  return [...lacking].map((element) => element.outerHTML.slice(0, 160))
}

const expectNone = async (page: Page, find: () => string[] | Promise<string[]>, label: string) =>
  expect.soft(await page.evaluate(find), `${find.name}, ${label}`).toEqual([])

/** Nothing overflows the screen, and nothing is cut off. */
export const expectToFit = (page: Page, label: string) => expectNone(page, misfits, label)

/**
 * Everything fits on a phone and on a desktop, also with a reader's styles, and controls are large enough to hit. With
 * `checksFocus`, nothing covers the focus.
 */
export async function expectToBeReadable(page: Page, label: string, checksFocus: boolean): Promise<void> {
  const ofControls = checksFocus ? [smallTargets, coveredControls] : [smallTargets]
  for (const check of [unknownAttributes, missingAttributes, misfits, ...ofControls])
    await expectNone(page, check, `${label}, 320 px`)
  await readAs(page, spacing)
  await expectToFit(page, `${label}, 320 px, text spacing`)
  await readAs(page, largeText)
  await page.setViewportSize(largePhone)
  await expectToFit(page, `${label}, 390 px, text of 200 %`)
  await page.setViewportSize(desk)
  await expectToFit(page, `${label}, text of 200 %`)
  await readAs(page, '')
  for (const check of ofControls) await expectNone(page, check, `${label}, 1280 px`)
}
