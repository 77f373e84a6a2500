import type { OperationId } from './document'
import { driftAnswer } from './drift/driftAnswer'

export const faultNames = [
  'delay',
  'drop',
  '500',
  '502',
  '429',
  'empty',
  'truncated',
  'wrongShape',
  'unknownCode',
  'tokenRefused',
  'drift',
  'cacheable',
] as const
type FaultName = (typeof faultNames)[number]

export interface Fault {
  /** An operation, or `*` for every one. */
  operationId: OperationId | '*'
  fault: FaultName
  /** How long the call is held before everything else. */
  delayMs?: number
  /** The number of calls after which the fault ends; unlimited by default. */
  times?: number
  /** `Retry-After` of a `429`, two minutes by default; empty for none. */
  retryAfter?: string
  /** Status of a `tokenRefused`; 401 by default. */
  status?: number
  /** Of a `drift`: each seed gives another result. */
  seed?: number
}

const json = (body: unknown, status: number) => Response.json(body, { status })
const text = (body: string, status: number, type: string, headers = {}) =>
  new Response(body, { status, headers: { 'content-type': type, ...headers } })

/** The effect on the call; `perform` executes it and returns the true answer. */
const faultEffects: Record<
  FaultName,
  (perform: () => Promise<Response>, fault: Fault, id: OperationId) => Promise<Response> | Response
> = {
  delay: (perform) => perform(),
  async drop(perform) {
    // Executed, but the answer is lost: a retry would do it twice.
    await perform()
    throw new TypeError('Failed to fetch')
  },
  '500': () => json({ code: 'REQUEST_FAILED_SERVER_ERROR', message: 'Internal error' }, 500),
  '502': () => text('<!doctype html><title>502</title><h1>502 Bad Gateway</h1>', 502, 'text/html'),
  '429': (_, { retryAfter = '120' }) =>
    text('Too many requests', 429, 'text/plain', retryAfter === '' ? {} : { 'retry-after': retryAfter }),
  async empty(perform) {
    await perform()
    return text('', 200, 'application/json')
  },
  async truncated(perform) {
    const body = await (await perform()).text()
    return text(body.slice(0, Math.ceil(body.length / 2)), 200, 'application/json')
  },
  async wrongShape(perform) {
    await perform()
    return json({ body: 42 }, 200)
  },
  async unknownCode(perform) {
    await perform()
    return json({ code: 'SOMETHING_FAILED_UNHEARD_OF', message: 'Unheard of' }, 200)
  },
  tokenRefused: (_, { status = 401 }) =>
    json({ code: 'REQUEST_FAILED_INVALID_TOKEN', message: 'Token is not valid' }, status),
  /** Keeps its meaning where money or a decision depends on it, but is written differently. */
  async drift(perform, { seed = 0 }, id) {
    const answer = await perform()
    return json(driftAnswer(id, await answer.json(), seed), answer.status)
  },
  /** Sends no `cache-control`, so a browser may cache it as long as it likes. */
  async cacheable(perform) {
    const answer = await perform()
    const headers = { 'content-type': 'application/json', 'last-modified': 'Thu, 01 Jan 2015 00:00:00 GMT' }
    return new Response(await answer.text(), { status: answer.status, headers })
  },
}

/** The active faults. The last fault set for an operation overrides one for all. */
export function createFaults(active: Map<string, Fault>) {
  const take = (operationId: OperationId): Fault | undefined => {
    const fault = active.get(operationId) ?? active.get('*')
    if (fault?.times === undefined) return fault
    if (fault.times <= 1) active.delete(fault.operationId)
    else active.set(fault.operationId, { ...fault, times: fault.times - 1 })
    return fault
  }

  return {
    list: () => [...active.values()],
    set(fault: Fault) {
      active.set(fault.operationId, fault)
    },
    clear: () => active.clear(),
    /** Rejects with a TypeError, as fetch does, when the connection is dropped. */
    async apply(operationId: OperationId, perform: () => Promise<Response>): Promise<Response> {
      const fault = take(operationId)
      if (!fault) return perform()
      if (fault.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
      return faultEffects[fault.fault](perform, fault, operationId)
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
