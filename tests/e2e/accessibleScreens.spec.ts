import { appearancesAt, expectAccessible } from './support/axe'
import { answerWithLongTexts } from './support/longTexts'
import { messages } from './support/messages'
import { desk, expectToBeReadable, expectToFit, phone } from './support/readable'
import { reachState, type ScreenState, screenStates } from './support/screenStates'
import { test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// The listing is about months in the past.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2026, 10, 20, 10)))

// The Serbian run adds long texts of the provider, a phone and the other brand, to pages without what opens over them:
// the pseudo-language tries longer texts in every state, and tools/brands the colours of every brand.
for (const { locale, brand, looks } of [
  { locale: 'de', brand: 'second', looks: appearancesAt(1280) },
  { locale: 'sr', brand: 'first', looks: appearancesAt(390).slice(1) },
] as const)
  test.describe(`${locale}, the ${brand} brand`, () => {
    test.use({ brand })
    const isGerman = locale === 'de'
    const isJudged = (state: ScreenState) =>
      (state.brand ?? brand) === brand && (isGerman || state.brand || !(state.act || state.fault))

    for (const [route, states] of screenStates)
      test(`F1: ${route} is accessible and readable, ${locale}`, async ({ page, visit, server }) => {
        test.slow()
        const { sandbox } = server
        if (!isGerman) server.answerBy(answerWithLongTexts(sandbox.fetch))

        for (const state of states.filter(isJudged))
          await test.step(state.name, async () => {
            const { path, fault, phone: number } = state
            const label = `${route}, ${state.name}`
            sandbox.faults.clear()
            if (fault) sandbox.faults.set({ operationId: fault, fault: '500' })
            await page.unrouteAll()
            await page.setViewportSize(state.isForDesks ? desk : phone)
            const address = typeof path === 'string' ? path : await path(server)
            await visit(state.account ?? null, address, { locale, phone: number })
            await reachState(page, state, messages[locale], sandbox)
            if (state.act) await expectToFit(page, label)
            // A failure replaces what is loaded; of a thousand contracts, the menu alone is longer.
            else if (!fault && state.account !== 'crowd') await expectToBeReadable(page, label, isGerman)
            // The other rules depend on neither words nor colours.
            const checksStructure = isGerman || state.brand === brand
            // From the browser's cache: sending it to each page would take 0.1 s.
            await page.evaluate('import("/axe.js")')
            const shown = state.isForPhones ? appearancesAt(390) : looks
            await expectAccessible(page, shown, label, checksStructure)
          })
      })
  })
