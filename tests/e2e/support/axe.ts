import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Appearance {
  width: number
  colorScheme: 'light' | 'dark'
}

/** Both looks at a width. */
export const appearancesAt = (width: number): readonly Appearance[] => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
]

const colourRules = ['color-contrast', 'link-in-text-block']

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The violations that axe finds, one line each. */
const violations = (page: Page, options: axe.RunOptions) =>
  page.evaluate(async (options) => {
    // A colour in transition is no colour of the portal.
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish()
    const { violations } = await window.axe.run(document, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)

/** Axe finds no violation. Further looks run the colour rules only; so does the first without `checksStructure`. */
export async function expectAccessible(
  page: Page,
  appearances: readonly Appearance[],
  label = '',
  checksStructure = true,
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  for (const [index, { width, colorScheme }] of appearances.entries()) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const runOnly = checksStructure && index === 0 ? undefined : colourRules
    const found = await violations(page, { resultTypes: ['violations'], ...(runOnly && { runOnly }) })
    expect.soft(found, `${label}, ${width} px, ${colorScheme}`).toEqual([])
  }
}
