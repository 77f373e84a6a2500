import { expectAccessible, looks, looksAt } from './support/axe'
import { expectFocusInSight } from './support/focusWalk'
import { answerWithLongTexts } from './support/longTexts'
import { messages } from './support/messages'
import { desk, expectToBeReadable, expectToFit, phone } from './support/readable'
import { reachState, type ScreenState, screenStates } from './support/screenStates'
import { storeAlone } from './support/storeAlone'
import { test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// The listing is about months in the past.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2026, 10, 20, 10)))
test.afterEach(({ server }) => server.answerBy(server.sandbox.fetch))

/** One brand in dark shows a wrong pair of colours; tools/brands checks the colours of every brand. */
const looksOf = { de: looks.de, sr: looks.sr.slice(0, 1) }
/** Long texts let a dialog scroll, which Chromium does by keyboard without a stop of Tab. */
const off = { de: [], sr: ['scrollable-region-focusable'] }

// Each language has a brand of its own: no rule asks in which language a colour is.
for (const [locale, brand] of [
  ['de', 'second'],
  ['sr', 'first'],
] as const)
  test.describe(`${locale}, the ${brand} brand`, () => {
    test.use({ brand })
    const isJudged = (state: ScreenState) =>
      (state.brand ?? brand) === brand &&
      // Failures look the same everywhere: one language shows them all, the other shows one.
      (locale === 'de' || !state.fault || state.path === '/')

    for (const { route, states } of screenStates.filter(({ states }) => states.some(isJudged)))
      test(`F1: ${route} is accessible and readable in each state, ${locale}`, async ({
        page,
        visit,
        server,
      }) => {
        test.slow()
        const { sandbox } = server
        // Serbian words stand beside long texts of the provider.
        if (locale === 'sr') server.answerBy(answerWithLongTexts(sandbox.fetch))

        async function open({ world, phone, path, fault, answer, pending }: ScreenState) {
          sandbox.faults.clear()
          if (fault) sandbox.faults.set({ operationId: fault, fault: '500' })
          await page.unrouteAll()
          if (answer)
            await page.route(`**${answer.at}`, (route) =>
              route.fulfill({ json: { code: 'GET_SUCCESS', body: answer.body } }),
            )
          if (pending) await page.route(`**${pending}`, () => undefined)
          const address = typeof path === 'string' ? path : await path(server)
          if (world) return visit(world, address, { locale, ...(phone && { phone }) })
          await storeAlone(page, brand, { locale })
          await page.goto(address)
        }

        for (const state of states.filter(isJudged))
          await test.step(state.name, async () => {
            const what = `${route}, ${state.name}`
            await page.setViewportSize(state.isForDesks ? desk : phone)
            await open(state)
            await reachState(page, state, messages[locale], sandbox)
            if (state.act) await expectToFit(page, what)
            // A failure replaces what is loaded; of a thousand contracts, the menu alone is longer.
            else if (!state.fault && state.world !== 'crowd') {
              // The order of focus does not depend on the language.
              if (locale === 'de') await expectFocusInSight(page, `${what}, 320 px`)
              await expectToBeReadable(page, what)
              if (locale === 'de') await expectFocusInSight(page, `${what}, 1280 px`)
            }
            await expectAccessible(
              page,
              state.isForPhones ? looksAt(390) : looksOf[locale],
              what,
              off[locale],
            )
          })
      })
  })
