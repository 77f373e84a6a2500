import { expect, type Page } from '@playwright/test'

/** What WCAG 2.2 lets a customer set for herself (1.4.12), and text twice as large (1.4.4). */
const readerStyles = {
  spacing:
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  large: 'html { font-size: 200% !important }',
}

/** Draws the page as a reader has set it, until it is loaded anew or drawn otherwise; `null` is as it comes. */
export async function readAs(page: Page, style: keyof typeof readerStyles | null): Promise<void> {
  // As an extension does it: the content security policy lets no further style element in.
  await page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    },
    style ? readerStyles[style] : '',
  )
}

/** Texts of which a box that nobody can scroll shows a part alone. */
function cutOff(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const { overflowY, clipPath } = getComputedStyle(element)
      const hides = (overflowY === 'hidden' || overflowY === 'clip') && clipPath === 'none'
      const isText = element.innerText?.trim() !== '' && !element.matches('select, textarea, svg *')
      return hides && isText && element.checkVisibility() && element.scrollHeight > element.clientHeight + 1
    })
    .map((element) => element.outerHTML.slice(0, 160))
}

export async function expectNothingCutOff(page: Page, what: string): Promise<void> {
  expect.soft(await page.evaluate(cutOff), what).toEqual([])
}

/** What can be pressed and is smaller than 24 by 24 pixels; a link within a sentence is as high as its line (2.5.8). */
function smallTargets(): string[] {
  /** A label is pressed for what it names. */
  const sizesOf = (element: Element) =>
    [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])].map((part) =>
      part.getBoundingClientRect(),
    )
  const pressed =
    'a[href], button, input, select, textarea, summary, [role=tab], [role=menuitem], [role=switch]'
  return [...document.querySelectorAll(pressed)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .filter((element) =>
      sizesOf(element).every(({ width, height }) => Math.round(width) < 24 || Math.round(height) < 24),
    )
    .map((element) => element.outerHTML.slice(0, 160))
}

export async function expectLargeTargets(page: Page, what: string): Promise<void> {
  expect.soft(await page.evaluate(smallTargets), what).toEqual([])
}
