import type { Page } from '@playwright/test'
import type { Locales } from '../../../i18n/i18n-types'
import { expectToFit } from './fits'
import { expectFocusInSight } from './focusWalk'
import { expectLargeTargets, expectNothingCutOff, readAs } from './geometry'

/** The smallest phone; a screen is opened on it. */
export const phone = { width: 320, height: 640 }
export const desk = { width: 1280, height: 720 }

/** Everything fits, can be hit and is in sight, however it is read; where the focus goes is no matter of language. */
export async function expectToBeReadable(page: Page, name: string, locale: Locales): Promise<void> {
  await expectToFit(page, `${name}, 320 px`)
  await expectLargeTargets(page, `${name}, 320 px`)
  await readAs(page, 'spacing')
  await expectToFit(page, `${name}, 320 px, text spacing`)
  await expectNothingCutOff(page, `${name}, 320 px, text spacing`)
  await readAs(page, null)
  if (locale === 'de') await expectFocusInSight(page, `${name}, 320 px`)
  await page.setViewportSize(desk)
  await readAs(page, 'large')
  await expectToFit(page, `${name}, text of 200 %`)
  await expectNothingCutOff(page, `${name}, text of 200 %`)
  await readAs(page, null)
  await expectLargeTargets(page, `${name}, 1280 px`)
  if (locale === 'de') await expectFocusInSight(page, `${name}, 1280 px`)
}
