import { expectAccessible, looks, looksAt } from './support/axe'
import { eachLanguage } from './support/eachLanguage'
import { expectToFit } from './support/fits'
import { messages } from './support/messages'
import { desk, expectToBeReadable, phone } from './support/readable'
import { openState, reachState, screenStates } from './support/screenStates'
import { test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// The listing is about months that have passed.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2026, 10, 20, 10)))

eachLanguage((locale) => {
  for (const { route, states } of screenStates)
    test(`F1: no violation on ${route}, and it can be read however it is set, ${locale}`, async ({
      page,
      visit,
      server,
      brand,
    }) => {
      test.slow()
      for (const state of states.filter((one) => !one.brand || one.brand === brand)) {
        await test.step(state.name, async () => {
          await page.setViewportSize(state.isForDesks ? desk : phone)
          await openState(state, { page, visit, server, brand, locale })
          await reachState(page, state, messages[locale], server.sandbox)
          const what = `${route}, ${state.name}`
          if (state.act) await expectToFit(page, what)
          // A failure stands in place of what is loaded; of the crowd, the menu alone is longer.
          else if (!state.fault && state.world !== 'crowd') await expectToBeReadable(page, what, locale)
          await expectAccessible(page, state.isForPhones ? looksAt(390) : looks[locale], what)
        })
      }
    })
})
