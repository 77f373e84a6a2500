import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fault } from '../../../sandbox/faults'
import { type RouteName, routes } from '../../../src/app/routes'
import { autoAdvanceTime } from '../../support/fakeTime'
import { newSandbox, startPortal, type VisitedPortal } from '../../support/testPortal'
import { errorToasts } from '../../support/toasts'
import { operations } from '../testApi'
import { pagelessReads, postReads, type ReadCase, readCases, readFaults } from './readCases'

const message = 'Es ist ein Fehler aufgetreten.'
const refusedToken = 'Ihre Sitzung ist nicht mehr gültig. Bitte melden Sie sich erneut an.'
/** The faults of the sandbox; `timed out` needs none, because the portal itself stops waiting. */
const faultOf = {
  'not reached': 'drop',
  refused: '500',
  unreadable: 'truncated',
  'timed out': null,
} as const
const READ_TIMEOUT = 20_000

// The shortest pauses between two tries.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))

const main = () => within(screen.getByRole('main'))
const overlay = () => screen.queryByText('Wird geladen', { selector: 'span' })

/** Opens a page whose answer has a fault, or is held if no fault is given. */
async function visit({ path, reads, open, phone }: ReadCase, fault?: Fault['fault'] | null) {
  const sandbox = newSandbox()
  const address = typeof path === 'string' ? path : await path(sandbox)
  if (fault) sandbox.faults.set({ operationId: reads, fault })
  return startPortal({
    path: address,
    sandbox,
    ...(!open && { account: 'everyday' }),
    ...(phone && { stored: { phone } }),
    ...(!fault && { hold: [reads] }),
  })
}

/** Heading and navigation are there, whatever is missing. */
function expectPageIntact(name: RouteName) {
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  if (routes[name].layout === 'bare') return
  expect(screen.getByRole('link', { name: 'Startseite' })).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
}

/** The page says that something is missing, and shows it after a retry. */
async function expectRetryWorks({ user, sandbox, answers }: VisitedPortal, { reads, text }: ReadCase) {
  const retryButton = await main().findByRole('button', { name: 'Erneut versuchen' })
  expect(errorToasts()).toEqual([message])
  expect(screen.getByRole('main')).toHaveTextContent(message)
  sandbox.faults.clear()
  answers.stopHolding(reads)
  await user.click(retryButton)
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(text))
  expect(main().queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
}

const all = (Object.entries(readCases) as [RouteName, ReadCase[]][]).flatMap(([name, list]) =>
  list.map((readCase) => ({ name, readCase, title: `${name} without ${readCase.reads}` })),
)

describe.each(all.map((one, turn) => ({ ...one, turn })))('$title', ({ name, readCase, turn }) => {
  // The paths of the query find every fault equal: a page meets one, unless it explains the failure itself.
  const faults = readFaults.filter((_, index) => readCase.says || index === turn % readFaults.length)

  it.each(faults)('E1: which is %s', async (fault) => {
    const time = fault === 'timed out' && autoAdvanceTime()
    const portal = await visit(readCase, faultOf[fault])
    if (time) {
      await portal.answers.next(readCase.reads)
      await time.advance(READ_TIMEOUT)
    }
    if (readCase.says) await screen.findByRole('heading', { name: readCase.says[fault] })
    else await main().findByRole('button', { name: 'Erneut versuchen' })
    expectPageIntact(name)
    if (!readCase.says) await expectRetryWorks(portal, readCase)
    await waitFor(() => expect(overlay()).toBeNull())
  })

  it('F6: which is slow', async () => {
    const { answers } = await visit(readCase)
    await answers.next(readCase.reads)
    await waitFor(() => expectPageIntact(name))
    expect(overlay()).not.toBeNull()
    answers.stopHolding(readCase.reads)
    // The notification panel requests them, too.
    while (answers.count(readCase.reads) > 0) await answers.release(readCase.reads)
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(readCase.text))
    expect(errorToasts()).toEqual([])
  })

  // client.test.ts tries it for every call; a page meets it in the same way whatever it reads.
  if (!readCase.open && turn % 2 === 0)
    it('S4: whose token the provider rejects', async () => {
      const { storage } = await visit(readCase, 'tokenRefused')
      await screen.findByRole('heading', { level: 1, name: 'Anmelden' })
      expect(errorToasts()).toEqual([refusedToken])
      expect(storage.read('token')).toBeNull()
    })
})

it('every read operation belongs to a page or to the list of exceptions', () => {
  const read = operations
    .filter(({ id, method }) => method === 'GET' || postReads.includes(id))
    .map(({ id }) => id)
  const named = new Set([...all.map(({ readCase }) => readCase.reads), ...pagelessReads])
  expect([...named].sort()).toEqual(read.sort())
})
