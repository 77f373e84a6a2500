import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiDocument, listOperations } from '../../sandbox/document'
import type { Sandbox } from '../../sandbox/sandbox'
import { toOutcome } from '../../src/api/outcome'
import { caseOf, mobile } from './cases'
import { createTestApi, newSandbox, operations, signIn } from './testApi'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = newSandbox()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => vi.useRealTimers())

/** Every field that openapi.yaml asks of an answer's body, by operation. */
const examples = new Map(
  listOperations(apiDocument()).map(({ operation }) => {
    const success = operation.responses['200']
    const json = success && 'content' in success ? success.content['application/json'] : undefined
    return [operation.operationId, json?.example]
  }),
)

describe.each(operations)('$method $path', ({ id }) => {
  async function failure(provider: (request: Request) => Promise<Response>) {
    const token = await signIn(sandbox.fetch)
    const asked = await caseOf(id, sandbox)
    const { call, api } = createTestApi(provider, { token, contract: asked.contract ?? mobile })
    const failed = toOutcome(call(id, asked)).catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    expect(api.pending.count()).toBe(0)
    return failed
  }

  it.each([[42], [null], [{ code: 42 }], [['text']]])('E1: cannot read the JSON %j', async (json) => {
    const answer = async () => Response.json(json)
    expect(await failure(answer)).toMatchObject({ name: 'CallFailed', reason: 'unreadable' })
  })

  it('E1: reads the example of openapi.yaml, and nothing where its content is another thing', async () => {
    const example = examples.get(id)
    expect(await failure(async () => Response.json(example))).toMatchObject({ accepted: true })
    const spoilt = Array.isArray(example)
      ? [{ billId: true }]
      : { ...(example as object), code: 42, body: true }
    expect(await failure(async () => Response.json(spoilt))).toMatchObject({ reason: 'unreadable' })
  })
})
