import { expect } from 'vitest'
import type { Journey } from '../journey'
import { accountHeader, button, labelled, tab, textbox } from '../page/target'

export const signedInByPassword: Journey = {
  name: 'L1 L5 S1 S2: user name and password sign in, and a reload stays signed in',
  async walk({ page, sandbox }) {
    await page.goto('/login')
    await page.click(tab('Benutzername'))
    await page.fill(textbox('Benutzername'), 'everyday')
    await page.fill(labelled('Passwort'), 'Portal2026')
    await page.click(button('Passwort anzeigen'))
    await page.shows(labelled('Passwort'), ({ value }) => value === 'Portal2026')
    await page.click(button('Anmelden'))

    await page.isAt('/')
    await page.reads('436601000001', accountHeader)
    expect(sandbox.requests[0]?.form).toEqual({ username: 'everyday', password: 'Portal2026' })
    const token = await page.evaluate("localStorage.getItem('zweiklang.token')")
    expect(sandbox.requests.at(-1)?.headers.Authorization).toBe(`Bearer ${token}`)

    await page.goto('/')
    await page.reads('23,40 €', accountHeader)
  },
}
