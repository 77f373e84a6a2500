import { screen, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'

/** Opens a menu by its button and chooses an item. */
export async function chooseFromMenu(user: UserEvent, button: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }))
  const target = within(await screen.findByRole('menu')).getByText(item)
  // Pressed and let go apart, as by a hand: the menu takes note of the press first.
  await user.pointer([
    { keys: '[MouseLeft>]', target },
    { keys: '[/MouseLeft]', target },
  ])
}
