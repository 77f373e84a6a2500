import { expect, type Page } from '@playwright/test'
import { field, success } from './change'

/** Soon enough to be called at once, on a machine that is busy. */
const atOnce = { timeout: 2_000 }

const offlineNotice = 'Keine Internetverbindung'
// By their marks and not by their roles: behind a dialog, what stands on the page has none.
const overlay = (page: Page) => page.locator('[role=status]').getByText('Wird geladen')
const messages = (page: Page) => page.locator('[aria-label=Meldungen]')
/** What stands still until an answer has come. */
const locked = (page: Page) =>
  page.locator(
    ':is(button, input)[aria-busy=true], :is(main, [role=dialog]) :is(button, input, textarea)[aria-disabled=true]',
  )

/** Where a customer is told that something went wrong: a toast, a message on the page or at a field, or a dialog. */
const told = (page: Page) =>
  messages(page)
    .locator('[aria-live=assertive] p')
    .or(page.getByRole('dialog', { name: 'Keine Antwort erhalten' }))
    .or(page.locator(':is(main, [role=dialog]) [role=alert], main [aria-invalid=true]'))
    .filter({ hasNotText: offlineNotice, visible: true })

/** A change is under way, and neither success nor failure is said of it. */
export async function seesThatItIsUnderWay(page: Page, { byItself = false }): Promise<void> {
  await expect(overlay(page)).toBeVisible(atOnce)
  if (!byItself) await expect(locked(page).first()).toBeVisible(atOnce)
  await expect(told(page)).toHaveCount(0, atOnce)
  await expect(success(page)).toHaveCount(0, atOnce)
}

/** Somebody who does not wait presses everything once more. */
export async function pressAgain(page: Page): Promise<void> {
  await page.keyboard.press('Enter')
  await locked(page).evaluateAll((controls) => {
    for (const control of controls) (control as HTMLElement).click()
  })
}

/** What went wrong is said, and success of nothing. */
export async function isTold(page: Page): Promise<void> {
  await expect(told(page).first()).toBeVisible()
  await expect(success(page)).toHaveCount(0, atOnce)
}

export async function isToldAtTheLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login')
  await expect(messages(page).getByText('Ihre Sitzung ist nicht mehr gültig.')).toHaveCount(1)
  await expect(page.locator('body')).not.toContainText('436601')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|phone/.test(key))),
  ).toEqual([])
}

export async function waitsForNothing(page: Page): Promise<void> {
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** The page stands: it has a heading, and none of it broke. */
export async function stands(page: Page): Promise<void> {
  await expect(page.locator('h1, h2').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('Hier ist etwas schiefgelaufen.')).toHaveCount(0, atOnce)
}

/** Closes the messages over the page, so that the next ones are new. */
export const closeToasts = (page: Page) =>
  messages(page)
    .locator('button')
    .evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click()
    })

/** What stands in fields, by their labels. */
export const valuesOf = (page: Page, labels: readonly string[]) =>
  Promise.all(labels.map((label) => field(page, label).inputValue({ timeout: 2_000 })))
