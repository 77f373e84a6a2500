import { openPathFixture, type PathFixture } from '../../tools/paths/page/pathFixture'
import { test as base } from '../e2e/support/test'

/** Tests that walk paths, one after the other, on one page. */
export const test = base.extend<object, { pathFixture: PathFixture }>({
  pathFixture: [
    async ({ browser, server }, use) => {
      const fixture = await openPathFixture(browser, server)
      await use(fixture)
      await fixture.page.context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ pathFixture }, use) => use(pathFixture.page),
  context: async ({ page }, use) => use(page.context()),
})
