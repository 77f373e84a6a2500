import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pass } from 'node:timers/promises'
import { type HttpBindings, type ServerType, serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { OperationId } from '../../../sandbox/document'
import type { Fault } from '../../../sandbox/faults'
import type { Sandbox } from '../../../sandbox/sandbox'

/** What a real connection does to an answer of the provider, beyond what the sandbox itself does. */
type Transform = (answer: Response, outgoing: HttpBindings['outgoing']) => Promise<Response> | Response

/** The result that a flow receives from a call with a fault. */
interface CallResult {
  outcome: 'answered' | 'refused' | 'unreachable' | 'unreadable' | 'timed out'
  /** The code of a refusal. */
  code?: string
}

/** A fault of the sandbox, of the connection, or of both. */
interface ConnectionFault {
  result: CallResult
  sandbox?: Omit<Fault, 'operationId'>
  transform?: Transform
  /** No server listens at the address. */
  closed?: true
  /** How often the client sends a call that may be repeated; default 1. */
  attempts?: number
}

export const refusedToken = { outcome: 'refused', code: 'REQUEST_FAILED_INVALID_TOKEN' } as const
const unreachable = { outcome: 'unreachable' } as const
const unreadable = { outcome: 'unreadable' } as const

/** Milliseconds, long enough for the test to count the pending calls. */
const SLOW_MS = 300

/** The browser matrix uses this order: the first fault meets the provider in its initial state. */
const faults = {
  slow: { transform: (answer) => pass(SLOW_MS, answer), result: { outcome: 'answered' } },
  'offline before': { closed: true, result: unreachable, attempts: 3 },
  '500 JSON': {
    sandbox: { fault: '500' },
    result: { outcome: 'refused', code: 'REQUEST_FAILED_SERVER_ERROR' },
  },
  '502 HTML': { sandbox: { fault: '502' }, result: unreadable, attempts: 3 },
  '429': { sandbox: { fault: '429' }, result: unreadable },
  'empty body': { sandbox: { fault: 'empty' }, result: unreadable },
  'truncated JSON': { sandbox: { fault: 'truncated' }, result: unreadable },
  'broken off in the middle': {
    async transform(answer, outgoing) {
      const body = Buffer.from(await answer.arrayBuffer())
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
      outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy())
      return RESPONSE_ALREADY_SENT
    },
    result: unreadable,
  },
  '200 with the wrong shape': { sandbox: { fault: 'wrongShape' }, result: unreadable },
  'unknown code': {
    sandbox: { fault: 'unknownCode' },
    result: { outcome: 'refused', code: 'SOMETHING_FAILED_UNHEARD_OF' },
  },
  'dropped after sending': { sandbox: { fault: 'drop' }, result: unreachable, attempts: 3 },
  'time-out': { transform: () => new Promise<never>(() => {}), result: { outcome: 'timed out' } },
  'token refused with 200': { sandbox: { fault: 'tokenRefused', status: 200 }, result: refusedToken },
  'token refused with 401': { sandbox: { fault: 'tokenRefused', status: 401 }, result: refusedToken },
} as const satisfies Record<string, ConnectionFault>

export type ConnectionFaultName = keyof typeof faults

export const connectionFaults: Record<ConnectionFaultName, ConnectionFault> = faults

/** The client reads the number as text; the flow of `downloadPdf` then reports that it is no document. */
export const expectedResult = (fault: ConnectionFaultName, id: OperationId): CallResult =>
  fault === '200 with the wrong shape' && id === 'downloadPdf'
    ? { outcome: 'answered' }
    : connectionFaults[fault].result

export type FaultyConnection = Awaited<ReturnType<typeof startFaultyConnection>>

/** Connects providers by a real connection, each at its own address. */
export async function startFaultyConnection(fault: ConnectionFault) {
  const providers = new Map<string, Sandbox>()
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.all('/:name/*', async ({ req, env: { outgoing } }) => {
    const name = req.param('name')
    const provider = providers.get(name) as Sandbox
    try {
      const answer = await provider.fetch(new Request(req.url.replace(`/${name}`, ''), req.raw))
      return fault.transform ? await fault.transform(answer, outgoing) : answer
    } catch {
      // The sandbox rejects, as fetch does, where the connection must break.
      outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    }
  })
  const server: ServerType = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' })
  // No connection is reused: a broken one affects a single call.
  Object.assign(server, { maxRequestsPerSocket: 1 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  }
  if (fault.closed) close()
  return {
    /** The origin at which a portal reaches this provider. */
    connect(name: string, provider: Sandbox) {
      providers.set(name, provider)
      return `http://localhost:${port}/${name}`
    },
    close,
  }
}
