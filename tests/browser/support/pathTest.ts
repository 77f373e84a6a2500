import { openPathStage, type PathStage } from './pathStage'
import { test as base } from './test'

/** Tests that walk paths, one after the other, on one page. */
export const test = base.extend<object, { stage: PathStage }>({
  stage: [
    async ({ browser, server }, use) => {
      const stage = await openPathStage(browser, server)
      await use(stage)
      await stage.page.context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ stage }, use) => use(stage.page),
  context: async ({ page }, use) => use(page.context()),
})
