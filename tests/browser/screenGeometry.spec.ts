import { expectToFit } from './support/fits'
import { expectFocusInSight } from './support/focusWalk'
import { expectLargeTargets, expectNothingCutOff, readAs } from './support/geometry'
import { locales, messages } from './support/messages'
import { expectState, openState, screenStates } from './support/screenStates'
import { test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// The listing is about months that have passed.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2026, 10, 20, 10)))

const phone = { width: 320, height: 640 }
const desk = { width: 1280, height: 720 }

for (const locale of locales)
  for (const [route, states] of Object.entries(screenStates))
    test(`F1: on ${route} everything fits, can be hit and is in sight, however it is read, ${locale}`, async ({
      page,
      visit,
      server,
    }) => {
      test.slow()
      for (const state of states.filter(({ fault, world }) => !fault && world !== 'crowd'))
        await test.step(state.name, async () => {
          await page.setViewportSize(phone)
          await openState(state, { page, visit, server, locale })
          await expectState(page, state, messages[locale])
          await expectToFit(page, `${state.name}, 320 px`)
          await expectLargeTargets(page, `${state.name}, 320 px`)
          await readAs(page, 'spacing')
          await expectToFit(page, `${state.name}, 320 px, text spacing`)
          await expectNothingCutOff(page, `${state.name}, 320 px, text spacing`)
          await readAs(page, null)
          if (locale === 'de') await expectFocusInSight(page, `${state.name}, 320 px`)
          await page.setViewportSize(desk)
          await readAs(page, 'large')
          await expectToFit(page, `${state.name}, text of 200 %`)
          await expectNothingCutOff(page, `${state.name}, text of 200 %`)
          await readAs(page, null)
          await expectLargeTargets(page, `${state.name}, 1280 px`)
          if (locale === 'de') await expectFocusInSight(page, `${state.name}, 1280 px`)
        })
    })
