import { expect } from 'vitest'
import type { Journey } from '../journey'
import { accountHeader, contractEntry, heading, main } from '../page/target'

export const contractSwitched: Journey = {
  name: 'C1 C2 F11 M5: another number, TV and the internet become current, each with its own figures',
  async walk({ page, visit, sandbox }) {
    await visit('everyday')
    await page.reads('23,40 €', accountHeader)
    sandbox.requests.length = 0
    await page.click(contractEntry('436601000011'))
    await page.shows(heading('Flex 20'))
    await page.reads(['Aktuelle Kosten', '18,75 €'], accountHeader)
    const asked = sandbox.requests.map(({ operationId }) => operationId)
    for (const operation of ['getMeByPhone', 'getResources', 'getConsentStatus'])
      expect(asked).toContain(operation)

    await page.click(contractEntry('Fernsehen zu Hause'))
    await page.isAt('/tv')
    await page.reads(['TV Komfort', 'Ex-YU-Sender'], main())
    await page.click(contractEntry('Internet zu Hause'))
    await page.isAt('/internet')
    await page.reads('150/30 Mbit/s', main())

    await page.click(contractEntry('436601000001'))
    await page.isAt('/')
    await page.reads('23,40 €', accountHeader)
  },
}
