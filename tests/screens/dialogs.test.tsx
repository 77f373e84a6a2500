// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { resizeTo } from '../browserGaps'
import { chooseFromMenu } from '../menus'
import { askedOf, startPortal } from '../testPortal'

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

  it('F10: closes by Escape, and the focus goes back', async () => {
    const { user } = await openDialog()
    await user.keyboard('{Escape}')
    await expectClosed()
  })

  it('F10: closes by its button, and the focus goes back', async () => {
    const { user } = await openDialog()
    await user.click(within(await dialog(name)).getByRole('button', { name: 'Schließen' }))
    await expectClosed()
  })

  it('F10: keeps the focus inside', async () => {
    const { user } = await openDialog()
    const inside = await dialog(name)
    const stops =
      within(inside).queryAllByRole('button').length + within(inside).queryAllByRole('link').length
    for (let stop = 0; stop <= stops; stop++) {
      await user.tab()
      expect(inside).toContainElement(document.activeElement as HTMLElement)
    }
  })
})

describe('what happens behind a dialog', () => {
  it.each(['Abbrechen', 'Schließen'])('S3: %s leaves the customer signed in', async (name) => {
    const { user, storage } = await startPortal({ account: 'everyday' })
    await chooseFromMenu(user, 'Profil', 'Abmelden')
    await user.click(await button(name))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(storage.read('token')).not.toBeNull()
    expect(await button('Profil')).toBeVisible()
  })

  it('F10: the notifications were asked for once, and each has a link to its page', async () => {
    const { user, sandbox } = await startPortal({ account: 'everyday' })
    await user.click(await button(/^Benachrichtigungen/))
    const panel = within(await dialog('Benachrichtigungen'))
    const more = await panel.findByRole('link', { name: 'Mehr', description: /Doppeltes Datenvolumen/ })
    expect(askedOf(sandbox, 'getNotifications')).toHaveLength(1)
    await user.click(more)
    expect(window.location.pathname).toBe('/notification/4')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('F10: a customer without notifications is told so', async () => {
    const { user } = await startPortal({ account: 'empty' })
    await user.click(await button('Benachrichtigungen'))
    expect(await screen.findByText('Sie haben keine Benachrichtigungen.')).toBeVisible()
  })
})
