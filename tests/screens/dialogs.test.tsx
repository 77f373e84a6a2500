// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { resizeTo } from '../browserGaps'
import { chooseFromMenu } from '../menus'
import { startPortal } from '../testPortal'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })

/** Every dialog of the shell: how it opens, what it is called, and where the focus comes from. */
const dialogs: Record<
  string,
  { width?: number; opener: string | RegExp; open: (user: UserEvent) => Promise<void> }
> = {
  'Möchten Sie sich abmelden?': {
    opener: 'Profil',
    open: (user) => chooseFromMenu(user, 'Profil', 'Abmelden'),
  },
  'Ihr Bonus': {
    opener: 'Bonus anzeigen',
    open: async (user) => user.click(await button('Bonus anzeigen')),
  },
  Benachrichtigungen: {
    opener: /^Benachrichtigungen/,
    open: async (user) => user.click(await button(/^Benachrichtigungen/)),
  },
  Menü: { width: 390, opener: 'Menü', open: async (user) => user.click(await button('Menü')) },
}

afterEach(() => resizeTo(1024))

describe.each(Object.entries(dialogs))('the dialog "%s"', (name, { width = 1024, opener, open }) => {
  async function openDialog() {
    resizeTo(width)
    const visit = await startPortal({ account: 'everyday' })
    await open(visit.user)
    await waitFor(async () =>
      expect(await dialog(name)).toContainElement(document.activeElement as HTMLElement),
    )
    return visit
  }
  async function expectClosed() {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const opened = await button(opener)
    await waitFor(() => expect(opened).toHaveFocus())
  }

  it('F10: keeps the focus inside, closes by Escape and by its button, and the focus goes back', async () => {
    const { user } = await openDialog()
    const inside = await dialog(name)
    const stops =
      within(inside).queryAllByRole('button').length + within(inside).queryAllByRole('link').length
    for (let stop = 0; stop <= stops; stop++) {
      await user.tab()
      expect(inside).toContainElement(document.activeElement as HTMLElement)
    }
    await user.keyboard('{Escape}')
    await expectClosed()
    await open(user)
    await user.click(within(await dialog(name)).getByRole('button', { name: 'Schließen' }))
    await expectClosed()
  })
})
