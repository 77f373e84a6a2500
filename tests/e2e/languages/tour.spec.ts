import { locales } from '../../../i18n/i18n-util'
import { languages } from '../../../i18n/languages.gen'
import { messages } from '../support/messages'
import { expectToFit, phone } from '../support/readable'
import { reachState, screenStates } from '../support/screenStates'
import { expect, test } from '../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone })
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2026, 10, 20, 10)))

for (const locale of locales)
  test(`S6: every page has its language, and fits on a small phone: ${locale}`, async ({
    page,
    visit,
    server,
  }) => {
    for (const [route, [state]] of screenStates) {
      if (!state || state.fault) continue
      const { path, account = null, phone: number } = state
      await visit(account, typeof path === 'string' ? path : await path(server), { locale, phone: number })
      await reachState(page, state, messages[locale], server.sandbox)
      await expect(page.locator('html')).toHaveAttribute('lang', languages[locale].tag)
      await expect(page.getByText(messages[locale].page.accessibility).first()).toBeAttached()
      await expectToFit(page, `${route}, ${locale}`)
    }
  })
