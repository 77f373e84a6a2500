import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { headlessArgs, headlessPath } from '../browserPath'

export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
export const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }

/** A browser that nothing was opened in. */
export function launch(): Promise<Browser> {
  const executablePath = headlessPath()
  if (!executablePath) throw new Error('No Chromium was found: `npx tsx scripts/findBrowser.ts` gets one.')
  return chromium.launch({
    executablePath,
    args: [...headlessArgs],
  })
}
