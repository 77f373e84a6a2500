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
 * Each language is looked at in light and dark, and at the width of a phone and of a desk, the other way round than the other
 * language: some parts are there at one width alone, and no rule asks in which language they are. The last is as wide as tests are.
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

/** Both looks at what is there at one width alone. */
export const looksAt = (width: number): readonly Look[] => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
]

const options: Readonly<Record<Look['colorScheme'], axe.RunOptions>> = {
  light: {},
  // Dark surroundings change colours and nothing else.
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What axe finds wrong with the page, one line a violation. */
function violations(page: Page, options: axe.RunOptions): Promise<string[]> {
  return page.evaluate(async (options) => {
    // A colour that is still on its way to the other look is no colour of the portal.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const { violations } = await window.axe.run(document, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)
}

/** Nothing that axe knows is wrong with the page, however it is looked at. */
export async function expectAccessible(page: Page, looks: readonly Look[], what = ''): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect
      .soft(await violations(page, options[colorScheme]), `${what}, ${width} px, ${colorScheme}`)
      .toEqual([])
  }
}
