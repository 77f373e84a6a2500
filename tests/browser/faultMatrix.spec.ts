import { apiDocument, listOperations, type OperationId } from '../../sandbox/document'
import { asking } from '../faults/asking'
import { changes } from './faults/changes'
import { faultKinds, faultsOf } from './faults/faultKinds'
import { stands, waitsForNothing } from './faults/look'
import { type Mishap, meetFault, type Ordeal } from './faults/ordeal'
import type { Counted } from './faults/printTable'
import { storeAlone } from './support/storeAlone'
import { expect, test } from './support/test'

const posts = listOperations(apiDocument())
  .filter(({ method }) => method === 'post')
  .map(({ operation }) => operation.operationId as OperationId)

// Dialogs are there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every POST of openapi.yaml is a change with a screen, or is named as a question', () => {
  expect([...Object.keys(changes), ...asking].sort()).toEqual([...posts].sort())
})

test('every fault is met on the screen of some operation', () => {
  const met = Object.keys(changes).flatMap((id, turn) => faultsOf(id as OperationId, turn))
  expect(new Set(met.map(([fault]) => fault))).toEqual(new Set(Object.keys(faultKinds)))
})

for (const [turn, [id, change]] of Object.entries(changes).entries())
  test(`E1 F6 S4: ${id} meets what its flow can hear of a fault: told when it is final, sent once, nothing lost`, async ({
    page,
    context,
    sandbox,
    server,
    visit,
    complaints,
  }) => {
    await page.clock.install()
    const operation = id as OperationId
    const faults = faultsOf(operation, turn)
    const ordeal: Ordeal = { page, context, sandbox, origin: server.origin, operation, change, complaints }

    async function arrive() {
      sandbox.reset()
      await page.unrouteAll()
      await context.setOffline(false)
      const path = typeof change.path === 'string' ? change.path : await change.path(ordeal)
      if (change.account) await visit(change.account, path, change.phone ? { phone: change.phone } : {})
      else {
        await storeAlone(page, 'second', {})
        await page.goto(path)
      }
      await stands(page)
      await waitsForNothing(page)
    }

    const mishaps: (Mishap & { fault: string })[] = []
    let isThere = false
    for (const [fault, kind] of faults)
      await test.step(fault, async () => {
        const met = await (isThere
          ? meetFault(ordeal, kind)
          : arrive().then(() => meetFault(ordeal, kind))
        ).catch(({ message }: Error): Mishap[] => [{ count: 'crashes', what: message }])
        for (const mishap of met) mishaps.push({ fault, ...mishap })
        isThere = met.length === 0 && !(change.anew || kind.slow || kind.endsSession)
      })
    const counted: Counted = {
      cases: faults.length,
      mishaps: mishaps.map(({ count }) => count),
    }
    test.info().annotations.push({ type: 'faults', description: JSON.stringify(counted) })
    expect(mishaps).toEqual([])
  })
