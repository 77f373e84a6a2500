import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../../sandbox/document'
import { newSandbox, startPortal } from '../../support/testPortal'
import { operations } from '../testApi'

/** What a value that the portal cannot understand looks like if a page shows it anyway. */
const NONSENSE = /NaN|undefined|\[object|Invalid Date|UNHEARD_OF|perhaps|Infinity/
const ERROR = 'Es ist ein Fehler aufgetreten.'

/** The operations that read the customer; pages call the rest. */
const account: readonly OperationId[] = ['getMe', 'getMeByPhone']
const reads = operations
  .filter(({ id, method }) => method === 'GET' || ['getLanguage', 'readNotification'].includes(id))
  .map(({ id }) => id)
  .filter((id) => !account.includes(id) && id !== 'getTransactionStatus')

/** The pages of a contract of each kind, by the product of the tab. */
const pages = [
  { product: 'P-1001', paths: ['/', '/Tariffs', '/additional-packages', '/listing', '/administration'] },
  {
    product: 'P-1002',
    paths: ['/', '/bills', '/recharge-credit', '/customer-support?view=form', '/notification/11'],
  },
  { product: 'P-1005', paths: ['/tv', '/tv-tariffs', '/device', '/tv-password'] },
  { product: 'P-1006', paths: ['/internet', '/bills'] },
]
const cases = pages.flatMap(({ product, paths }) => paths.map((path) => ({ product, path })))

async function open(drifting: readonly OperationId[], seed: number, product: string, path: string) {
  const sandbox = newSandbox()
  for (const operationId of drifting) sandbox.faults.set({ operationId, fault: 'drift', seed })
  const portal = await startPortal({
    account: 'everyday',
    sandbox,
    path,
    tab: { contract: { productId: product, phone: null, isChosen: true } },
  })
  await screen.findByRole('heading', { level: 1 })
  // All calls of the page have ended.
  await waitFor(() => expect(portal.services.api.pending.count()).toBe(0))
  await act(async () => {})
  return portal
}

function expectSense() {
  const texts = [
    document.body.textContent,
    ...[...document.querySelectorAll('[aria-label], [title], input')].map((part) => part.outerHTML),
  ]
  expect(texts.join('\n')).not.toMatch(NONSENSE)
  expect(within(screen.getByRole('main')).queryByText(ERROR)).toBeNull()
}

describe.each([1, 2, 3])('a provider that spells every field differently (%s)', (seed) => {
  it.each(cases)('E1: $path of $product loads and makes sense', async ({ product, path }) => {
    await open(reads, seed, product, path)
    expectSense()
  })

  it.each(['/', '/administration', '/customer-support?view=form'])(
    'E1: %s shows such a customer',
    async (path) => {
      const { user } = await open(account, seed, 'P-1001', path)
      expectSense()
      await user.click(screen.getByRole('button', { name: 'Menü' }))
      expectSense()
    },
  )
})
