import { apiDocument, listOperations, type OperationId } from '../../sandbox/document'
import { postReads } from '../api/faults/readCases'
import { changes } from './faults/changes'
import { expectIntactPage, faultNames, faultsOf, meetFault } from './faults/meetFault'
import { expect, test } from './support/test'

const posts = listOperations(apiDocument()).filter(({ method }) => method === 'post')
const addresses = new Map(
  posts.map(({ operation, path }) => [operation.operationId, `**${path.replace(/\{\w+\}/, '*')}`]),
)

// Dialogs open without a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every POST of openapi.yaml is a change with a screen, or a read', () => {
  expect([...Object.keys(changes), ...postReads].sort()).toEqual([...addresses.keys()].sort())
})

test('every fault occurs in some operation on its screen', () => {
  const faults = Object.keys(changes).flatMap((id, turn) => faultsOf(id as OperationId, turn))
  expect(new Set(faults)).toEqual(new Set(faultNames))
})

for (const [turn, [id, change]] of Object.entries(changes).entries())
  test(`E1 F6 S4: ${id} meets faults of the connection: reports final ones, sends once, loses nothing`, async ({
    page,
    context,
    sandbox,
    server,
    visit,
    pageErrors,
  }) => {
    await page.clock.install()
    const operation = id as OperationId
    const address = addresses.get(id) ?? ''
    const fixtures = { page, context, sandbox, origin: server.origin, pageErrors }

    async function arrive() {
      sandbox.reset()
      await page.unrouteAll()
      await context.setOffline(false)
      const path = typeof change.path === 'string' ? change.path : await change.path(fixtures)
      await visit(change.account ?? null, path, { phone: change.phone })
      await expectIntactPage(page)
    }

    let isThere = false
    for (const fault of faultsOf(operation, turn))
      await test.step(fault, async () => {
        const { length } = test.info().errors
        if (!isThere) await arrive()
        const isLeftThere = await meetFault(fixtures, { id: operation, address }, change, fault)
        isThere = isLeftThere && test.info().errors.length === length
      })
  })
