import type { Locator } from '@playwright/test'
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
