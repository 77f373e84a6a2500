import { chromium } from '@playwright/test'
import { headlessArgs, headlessPath } from '../../../../scripts/browserPath'

/** Drawings as PNG, twice as fine as they are large; none where no Chromium is there to draw them. */
export async function picturesOf(drawings: ReadonlyMap<string, string>): Promise<Map<string, Buffer>> {
  const executablePath = headlessPath()
  if (!executablePath) return new Map()
  const browser = await chromium.launch({ executablePath, args: [...headlessArgs] })
  try {
    const page = await browser.newPage({ deviceScaleFactor: 2 })
    const pictures = new Map<string, Buffer>()
    for (const [name, svg] of drawings) {
      await page.setContent(`<body style="margin: 0">${svg}`)
      pictures.set(name, await page.locator('svg').screenshot())
    }
    return pictures
  } finally {
    await browser.close()
  }
}
