import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'

/** Opens a menu by its button and chooses an item. */
export async function chooseFromMenu(user: UserEvent, button: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }))
  const menu = await screen.findByRole('menu')
  // The focus follows a frame later. In jsdom, not in a browser, a menu that has closed by then takes it.
  await waitFor(() => {
    if (!menu.contains(menu.ownerDocument.activeElement))
      throw new Error('The menu has not taken the focus yet.')
  })
  const target = within(menu).getByText(item)
  // Pressed and let go apart, as by a hand: the menu takes note of the press first.
  await user.pointer([
    { keys: '[MouseLeft>]', target },
    { keys: '[/MouseLeft]', target },
  ])
}
