import { routes } from '../../src/app/routes'
import { expectAccessible, looks } from './support/axe'
import { locales, messages } from './support/messages'
import { expectState, openState, screenStates } from './support/screenStates'
import { expect, test } from './support/test'

// The listing is about months that have passed.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2026, 10, 20, 10)))

for (const locale of locales)
  for (const [route, states] of Object.entries(screenStates))
    test(`F1: no violation on ${route}, ${locale}: ${states.map(({ name }) => name).join(', ')}`, async ({
      page,
      visit,
      server,
    }) => {
      test.slow()
      for (const state of states) {
        await test.step(state.name, async () => {
          await openState(state, { page, visit, server, locale })
          await expectState(page, state, messages[locale])
          await expectAccessible(page, looks[locale])
        })
      }
    })

test('F1: every route has its states', () => {
  expect(Object.keys(screenStates).sort()).toEqual(Object.keys(routes).sort())
})
