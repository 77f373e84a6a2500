import { expect } from 'vitest'
import type { Journey } from '../journey'
import { accountHeader, button, dialog, heading, menuItem } from '../page/target'

export const loggedOut: Journey = {
  name: 'S3 F10: a logout in one of two tabs ends both, and leaves nothing of the customer',
  async walk({ page, openTab, visit }) {
    await visit('everyday')
    await page.reads('23,40 €', accountHeader)
    const other = await openTab()
    await other.goto('/')
    await other.reads('23,40 €', accountHeader)

    await other.click(button('Profil'))
    await other.click(menuItem('Abmelden'))
    await other.click(button('Abmelden', dialog('Möchten Sie sich abmelden?')))
    for (const one of [other, page]) {
      await one.isAt('/login')
      await one.shows(heading('Anmelden'))
      const text = (await one.looks({ by: 'role', what: 'main' })).map((look) => look.text).join()
      expect(text).not.toContain('436601000001')
    }
    const left = await page.evaluate(
      "Object.keys(localStorage).filter((key) => key !== 'zweiklang.locale').join()",
    )
    expect(left).toBe('')
  },
}
