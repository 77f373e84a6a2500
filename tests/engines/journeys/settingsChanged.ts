import { expect } from 'vitest'
import type { Journey } from '../journey'
import { link, radio, switchOf, tab, tabPanel } from '../page/target'

export const settingsChanged: Journey = {
  name: 'A1 A2 A3 A4: language, SMS and mailbox are set by pointer and keyboard, and stand there after a reload',
  async walk({ page, visit, asked }) {
    await visit('everyday')
    await page.click(link('Einstellungen'))
    const serbian = radio('Serbisch', tabPanel('Sprache'))
    await page.click(serbian)
    // The choice shows before the provider has answered.
    await page.shows(serbian, ({ checked, aria }) => checked && !('aria-busy' in aria))
    expect(asked('changeLanguage')).toMatchObject([{ form: { phone: '436601000001' }, status: 200 }])

    await page.click(tab('SMS-Benachrichtigungen'))
    const sms = switchOf(undefined, tabPanel('SMS-Benachrichtigungen'))
    await page.shows(sms, ({ checked }) => checked)
    await page.click(sms)
    await page.shows(sms, ({ checked, aria }) => !checked && !('aria-busy' in aria))

    await page.click(tab('SMS-Benachrichtigungen'))
    await page.press('ArrowRight')
    await page.isAt('/administration?tab=voicemail')
    const off = radio('Aus', tabPanel('Mailbox'))
    await page.click(off)
    await page.shows(off, ({ checked, aria }) => checked && !('aria-busy' in aria))
    expect(asked('changeVoicemailState')).toMatchObject([{ status: 200 }])

    await page.goto('/administration')
    await page.shows(serbian, ({ checked }) => checked)
    await page.goto('/administration?tab=sms')
    await page.shows(sms, ({ checked }) => !checked)
    await page.goto('/administration?tab=voicemail')
    await page.shows(off, ({ checked }) => checked)
  },
}
