/** Writes the manifests and icons of all brands to `public/`. Run it when a brand, its mark or its header changes. */
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { headlessArgs, headlessPath } from '../../scripts/browserPath'
import { brandIds, iconFileName, iconSizes, maskableIconOf, textFilesOf } from './homeScreen'

const executablePath = headlessPath()
const browser = await chromium.launch({ args: [...headlessArgs], ...(executablePath && { executablePath }) })
for (const id of brandIds) {
  for (const [name, text] of Object.entries(textFilesOf(id))) writeFileSync(`public/${name}`, text)
  for (const size of iconSizes) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${maskableIconOf(id)}`)
    writeFileSync(`public/${iconFileName(id, size)}`, await page.screenshot())
    await page.close()
  }
}
await browser.close()
