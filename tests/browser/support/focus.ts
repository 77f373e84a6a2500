import { expect, type Locator } from '@playwright/test'

/** More presses than any page has stops. */
const MOST_PRESSES = 80
const keys = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'End', 'Enter', 'Space', 'Tab']

/** Presses Tab until the control has the focus; then presses each key there, or types each text. */
export async function operate(control: Locator, ...input: string[]): Promise<void> {
  const { keyboard } = control.page()
  await expect(control).toBeVisible()
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) break
    await keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
  for (const one of input) await (keys.includes(one) ? keyboard.press(one) : keyboard.type(one))
}
