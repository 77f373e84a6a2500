import type { ProviderScreen, Stage } from './providerScreen'
import { isThere, pressButton, saysIn } from './see'

/** Opens one of the notifications in the panel of the bell. */
async function openOne({ page, words, open }: Stage, kind: 'read' | 'unread') {
  await open('/')
  await page
    .locator('header')
    .getByRole('button', { name: words('shell.notifications') })
    .click()
  const items = page
    .getByRole('dialog')
    .getByRole('article')
    .or(page.getByRole('dialog').getByRole('listitem'))
  await items
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => {})
  const mark = { hasText: words('notification.unread') }
  const chosen = items.filter(kind === 'unread' ? mark : { hasNotText: words('notification.unread') }).first()
  if (!(await chosen.isVisible())) return `needs a notification that is ${kind}`
  await chosen.getByRole('link').first().click()
  return undefined
}

export const notifications: ProviderScreen = {
  visits: [
    { name: 'one that was read', role: 'everyday', arrive: (stage) => openOne(stage, 'read') },
    {
      name: 'one that is unread',
      role: 'everyday',
      isSending: true,
      arrive: (stage) => openOne(stage, 'unread'),
    },
    {
      name: 'one that does not exist',
      role: 'everyday',
      async arrive({ open }) {
        await open('/notification/999999999')
        return undefined
      },
    },
  ],
  happens: { 'load.retry': (stage) => pressButton(stage, stage.words('message.tryAgain')) },
  look: async (stage) => ({
    shown: await isThere(stage.page.locator('main article')),
    missing: await saysIn(stage, stage.words('notification.missingText')),
    failed: await saysIn(stage, stage.words('message.tryAgain')),
  }),
  expects: (state) => ({
    shown: state.startsWith('shown'),
    missing: state === 'missing',
    failed: state === 'failed',
  }),
}
