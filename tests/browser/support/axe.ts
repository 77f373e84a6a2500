import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Locales } from '../../../i18n/i18n-types'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Look {
  width: number
  colorScheme: 'light' | 'dark'
}

/**
 * Light and dark, a phone and a desk; the languages have them the other way round. Some parts exist at one width alone, and
 * no rule depends on the language. The last look has the width that tests expect.
 */
export const looks: Readonly<Record<Locales, readonly Look[]>> = {
  de: [
    { width: 390, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ],
  sr: [
    { width: 390, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ],
}

/** Both looks at what exists at one width alone. */
export const looksAt = (width: number): readonly Look[] => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
]

const options: Readonly<Record<Look['colorScheme'], axe.RunOptions>> = {
  light: { resultTypes: ['violations'] },
  // A dark scheme changes colours and nothing else.
  dark: { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] },
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The violations that axe finds, one line each. */
function violations(page: Page, options: axe.RunOptions): Promise<string[]> {
  return page.evaluate(async (options) => {
    // A colour in transition is no colour of the portal.
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish()
    const { violations } = await window.axe.run(document, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)
}

/** Axe finds no violation in any of the looks, by all rules but those that are `off`. */
export async function expectAccessible(
  page: Page,
  looks: readonly Look[],
  what = '',
  off: readonly string[] = [],
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]))
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect
      .soft(
        await violations(page, { ...options[colorScheme], rules }),
        `${what}, ${width} px, ${colorScheme}`,
      )
      .toEqual([])
  }
}
