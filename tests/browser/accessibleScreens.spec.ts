import { expectAccessible, looks } from './support/axe'
import { eachLanguage } from './support/eachLanguage'
import { messages } from './support/messages'
import { expectToBeReadable, phone } from './support/readable'
import { expectState, openState, screenStates } from './support/screenStates'
import { test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// The listing is about months that have passed.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2026, 10, 20, 10)))

eachLanguage((locale) => {
  for (const [route, states] of Object.entries(screenStates))
    test(`F1: no violation on ${route}, and it can be read however it is set, ${locale}: ${states.map(({ name }) => name).join(', ')}`, async ({
      page,
      visit,
      server,
      brand,
    }) => {
      test.slow()
      for (const state of states) {
        await test.step(state.name, async () => {
          await page.setViewportSize(phone)
          await openState(state, { page, visit, server, brand, locale })
          await expectState(page, state, messages[locale])
          // A failure stands in place of what is loaded; of the crowd, the menu alone is longer.
          if (!state.fault && state.world !== 'crowd') await expectToBeReadable(page, state.name, locale)
          await expectAccessible(page, looks[locale])
        })
      }
    })
})
