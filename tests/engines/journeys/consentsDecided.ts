import { expect } from 'vitest'
import type { Journey } from '../journey'
import { button, dialog, switchOf, tabPanel } from '../page/target'

const modal = dialog('Ihre Einwilligungen')
const bySms = switchOf('per SMS', modal)

export const consentsDecided: Journey = {
  name: 'G1 A5: whoever is asked agrees to one thing, and finds it in the settings',
  async walk({ page, visit, asked }) {
    await visit('consents')
    await page.click(bySms)
    await page.shows(bySms, ({ checked, aria }) => checked && !('aria-busy' in aria))
    await page.click(button('Schließen', modal))
    await page.lacks(modal)
    expect(asked('submitConsent').map(({ form }) => form)).toEqual([{ id: '12', agree: '1' }])

    await page.goto('/administration?tab=consents')
    await page.shows(switchOf('per SMS', tabPanel('Datenschutz')), ({ checked }) => checked)
  },
}
