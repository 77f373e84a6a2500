import { eachLanguage } from './support/eachLanguage'
import { expectToFit } from './support/fits'
import { answersWith, longTexts } from './support/longTexts'
import { messages } from './support/messages'
import { phone } from './support/readable'
import { openState, reachState, screenStates } from './support/screenStates'
import { test } from './support/test'

// Without motion, a panel is in its place at once.
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2026, 10, 20, 10)))

eachLanguage((locale) => {
  // Where a text breaks is no matter of language: each kind is looked at in one.
  const kind = locale === 'de' ? 'without a space' : 'with spaces'

  test.describe(`texts of 200 characters ${kind}, ${locale}`, () => {
    test.beforeEach(({ server }) => server.answerBy(answersWith(longTexts[kind], server.sandbox.fetch)))
    test.afterEach(({ server }) => server.answerBy(server.sandbox.fetch))

    for (const { route, states } of screenStates) {
      const withTexts = states.filter(({ fault, answer, isForDesks }) => !fault && !answer && !isForDesks)
      test(`F1: ${route} fits 320 px`, async ({ page, visit, server, brand }) => {
        test.slow()
        for (const state of withTexts.filter((one) => !one.brand || one.brand === brand))
          await test.step(state.name, async () => {
            await openState(state, { page, visit, server, brand, locale })
            await reachState(page, state, messages[locale], server.sandbox)
            await expectToFit(page, `${route}, ${state.name}`)
          })
      })
    }
  })
})
