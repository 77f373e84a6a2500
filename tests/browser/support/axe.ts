import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** Dark surroundings change colours and nothing else. */
const coloursAlone: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

const looks = [
  { colorScheme: 'light', options: {} },
  { colorScheme: 'dark', options: coloursAlone },
] as const

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What axe finds wrong with the page, one line a violation. */
function violations(page: Page, options: RunOptions): Promise<string[]> {
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

/** Looks at the page in light and dark, each as wide as a phone and as a desk: some parts are there at one width alone. */
export async function expectAccessible(page: Page, widths: readonly number[] = [390, 1280]): Promise<void> {
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const { colorScheme, options } of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect.soft(await violations(page, options), `${width} px, ${colorScheme}`).toEqual([])
    }
  }
}
