import { screen } from '@testing-library/dom'
import type { PathPortal } from './pathPortal'

/** Presses what is there; where the screen offers nothing to press, nothing happens. */
export async function press(portal: PathPortal, control: Element | null | undefined): Promise<void> {
  if (control) await portal.user.click(control)
}

/** Presses the button of this name, if the screen has it. */
export const pressButton = (portal: PathPortal, name: string) =>
  press(portal, screen.queryByRole('button', { name }))
