import type { Locator } from '@playwright/test'
import type { WordName } from '../words'
import type { Impossible, Stage } from './providerScreen'

export const isThere = (locator: Locator) => locator.first().isVisible()

export const saysIn = ({ page }: Stage, text: string) => isThere(page.getByText(text, { exact: true }))

/** Presses what is there. */
export async function pressIfThere(control: Locator): Promise<Impossible> {
  const first = control.first()
  if (!(await first.isVisible())) return 'the screen offers nothing to press'
  await first.click()
  return undefined
}

export const pressButton = ({ page }: Stage, name: string) =>
  pressIfThere(page.getByRole('button', { name, exact: true }))

/** In the dialog alone: what lies below it may have a button of the same name. */
export const pressInDialog =
  (name: WordName) =>
  ({ page, words }: Stage) =>
    pressIfThere(page.getByRole('dialog').getByRole('button', { name: words(name), exact: true }))

/** Whether the portal says that something failed, which stays until it is closed. */
export const complains = ({ page, words }: Stage) =>
  isThere(page.getByRole('region', { name: words('message.toasts') }).locator('[aria-live=assertive] > *'))

/** A field of a form by its label. */
export const fieldOf = ({ page }: Stage, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input, textarea'))

/** What is said under a field to be wrong with it; empty where nothing is. */
export async function complaintOf(field: Locator): Promise<string> {
  if ((await field.count()) === 0) return ''
  return field.evaluate((input) => {
    const [id = ''] = input.getAttribute('aria-describedby')?.split(' ') ?? []
    return (input.ariaInvalid === 'true' && document.getElementById(id)?.textContent) || ''
  })
}

/** Whether what a form sends is on its way. */
export const isBusy = ({ page }: Stage) => isThere(page.locator('button[type=submit][aria-busy=true]'))
