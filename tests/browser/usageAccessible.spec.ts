import type { Page } from '@playwright/test'
import type { OperationId } from '../../sandbox/document'
import type { WorldName } from '../../sandbox/worlds'
import { expectAccessible } from './support/axe'
import { content } from './support/landmarks'
import { locales, messages } from './support/messages'
import { expect, test } from './support/test'

interface Look {
  requirement: string
  path: string
  world?: WorldName
  fault?: OperationId
  /** What is there when the page is. */
  shown: (page: Page) => ReturnType<Page['getByRole']>
}

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2026, 10, 20, 10)))

for (const locale of locales) {
  const { shell, listing, message, notification, tariff } = messages[locale]
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const failure = (page: Page) => content(page).getByText(message.error)

  const looks: Record<string, Look> = {
    'the listing': {
      requirement: 'U2',
      path: '/listing',
      shown: (page) => page.getByRole('listitem').first(),
    },
    'an empty listing': {
      requirement: 'U6',
      path: '/listing',
      world: 'empty',
      shown: (page) => page.getByText(listing.empty),
    },
    'a failed listing': { requirement: 'E1', path: '/listing', fault: 'getListing', shown: failure },
    'a notification': {
      requirement: 'N2',
      path: '/notification/3',
      shown: (page) => page.getByRole('article'),
    },
    'a notification that is missing': {
      requirement: 'N2',
      path: '/notification/99',
      shown: (page) => page.getByRole('heading', { name: notification.missingHeading }),
    },
    'a failed notification': {
      requirement: 'E1',
      path: '/notification/3',
      fault: 'getNotifications',
      shown: failure,
    },
    'the tariffs': {
      requirement: 'T1',
      path: '/Tariffs',
      shown: (page) => page.getByRole('article').first(),
    },
    'failed tariffs': { requirement: 'E1', path: '/Tariffs', fault: 'getTariffs', shown: failure },
    'the packages': {
      requirement: 'T7',
      path: '/additional-packages',
      shown: (page) => page.getByRole('article').first(),
    },
    'the TV packages': {
      requirement: 'T8',
      path: '/tv-tariffs',
      shown: (page) => content(page).getByRole('term').first(),
    },
  }

  for (const [name, { requirement, path, world = 'everyday', fault, shown }] of Object.entries(looks))
    test(`${requirement}: no violation in ${name}, ${locale}`, async ({ page, visit, sandbox }) => {
      if (fault) sandbox.faults.set({ operationId: fault, fault: 'wrongShape' })
      await visit(world, path, { locale })
      await expect(shown(page)).toBeVisible()
      await expect(page.getByRole('status').getByText(shell.loading)).toHaveCount(0)
      await expectAccessible(page)
    })

  test(`U3: no violation in the details of an entry, ${locale}`, async ({ page, visit }) => {
    await visit('everyday', '/listing?type=CALL', { locale })
    await button(page, listing.details).first().click()
    await expect(page.getByRole('dialog', { name: listing.callDetails })).toBeVisible()
    await expectAccessible(page)
  })

  test(`T2 T4 T5: no violation in the questions about a tariff, ${locale}`, async ({ page, visit }) => {
    await visit('everyday', '/Tariffs', { locale })
    await button(page, tariff.activate).first().click()
    const terms = page.getByRole('dialog', { name: tariff.confirmHeading })
    await expect(terms).toBeVisible()
    await expectAccessible(page)
    await terms.getByRole('button', { name: tariff.confirm }).click()
    const another = page.getByRole('dialog', { name: tariff.anotherHeading })
    await expect(another).toBeVisible()
    await expectAccessible(page)
    await another.getByRole('button', { name: tariff.deactivate }).click()
    await expect(page.getByRole('dialog', { name: tariff.deactivateHeading })).toBeVisible()
    await expectAccessible(page)
  })

  test(`T3: no violation where the credit is too low, ${locale}`, async ({ page, visit }) => {
    await visit('everyday', '/Tariffs', { locale })
    await button(page, tariff.activate).nth(1).click()
    await page.getByRole('dialog').getByRole('button', { name: tariff.confirm }).click()
    await expect(page.getByRole('dialog', { name: tariff.fundsHeading })).toBeVisible()
    await expectAccessible(page)
  })
}
