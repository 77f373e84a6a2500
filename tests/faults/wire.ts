import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pass } from 'node:timers/promises'
import { type HttpBindings, type ServerType, serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { OperationId } from '../../sandbox/document'
import type { Fault } from '../../sandbox/faults'
import type { Sandbox } from '../../sandbox/sandbox'

/** What a real line does to an answer of the provider, beyond what the sandbox itself does. */
type OnTheWay = (answer: Response, outgoing: HttpBindings['outgoing']) => Promise<Response> | Response

/** The result that a flow receives from a call with a fault. */
interface Heard {
  told: 'answered' | 'refused' | 'unreachable' | 'unreadable' | 'given up'
  /** The code of a refusal. */
  code?: string
}

/** A fault of the sandbox, of the line, or of both. */
interface WireFault {
  heard: Heard
  sandbox?: Omit<Fault, 'operationId'>
  onTheWay?: OnTheWay
  /** No server listens at the address. */
  closed?: true
  /** How often the client sends a call that may be repeated; default 1. */
  attempts?: number
}

export const refusedToken = { told: 'refused', code: 'REQUEST_FAILED_INVALID_TOKEN' } as const
const unreachable = { told: 'unreachable' } as const
const unreadable = { told: 'unreadable' } as const

/** Milliseconds, long enough for the test to count the pending calls. */
const SLOW = 300

/** The browser matrix uses this order: the first fault meets the provider in its initial state. */
const faults = {
  slow: { onTheWay: (answer) => pass(SLOW, answer), heard: { told: 'answered' } },
  'offline before': { closed: true, heard: unreachable, attempts: 3 },
  '500 JSON': { sandbox: { fault: '500' }, heard: { told: 'refused', code: 'REQUEST_FAILED_SERVER_ERROR' } },
  '502 HTML': { sandbox: { fault: '502' }, heard: unreadable, attempts: 3 },
  '429': { sandbox: { fault: '429' }, heard: unreadable },
  'empty body': { sandbox: { fault: 'empty' }, heard: unreadable },
  'truncated JSON': { sandbox: { fault: 'truncated' }, heard: unreadable },
  'broken off in the middle': {
    async onTheWay(answer, outgoing) {
      const whole = Buffer.from(await answer.arrayBuffer())
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length })
      outgoing.write(whole.subarray(0, whole.length / 2), () => outgoing.destroy())
      return RESPONSE_ALREADY_SENT
    },
    heard: unreadable,
  },
  '200 with the wrong shape': { sandbox: { fault: 'wrongShape' }, heard: unreadable },
  'unknown code': {
    sandbox: { fault: 'unknownCode' },
    heard: { told: 'refused', code: 'SOMETHING_FAILED_UNHEARD_OF' },
  },
  'dropped after sending': { sandbox: { fault: 'drop' }, heard: unreachable, attempts: 3 },
  'time-out': { onTheWay: () => new Promise<never>(() => {}), heard: { told: 'given up' } },
  'token refused with 200': { sandbox: { fault: 'tokenRefused', status: 200 }, heard: refusedToken },
  'token refused with 401': { sandbox: { fault: 'tokenRefused', status: 401 }, heard: refusedToken },
} as const satisfies Record<string, WireFault>

export type WireFaultName = keyof typeof faults

export const wireFaults: Record<WireFaultName, WireFault> = faults

/** The client reads the number as text; the flow of `downloadPdf` then reports that it is no document. */
export const heardOf = (fault: WireFaultName, id: OperationId): Heard =>
  fault === '200 with the wrong shape' && id === 'downloadPdf'
    ? { told: 'answered' }
    : wireFaults[fault].heard

export type Wire = Awaited<ReturnType<typeof startWire>>

/** Connects providers by a real connection, each at its own address. */
export async function startWire(fault: WireFault) {
  const providers = new Map<string, Sandbox>()
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.all('/:name/*', async ({ req, env: { outgoing } }) => {
    const name = req.param('name')
    const provider = providers.get(name) as Sandbox
    try {
      const answer = await provider.fetch(new Request(req.url.replace(`/${name}`, ''), req.raw))
      return fault.onTheWay ? await fault.onTheWay(answer, outgoing) : answer
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
    lead(name: string, provider: Sandbox) {
      providers.set(name, provider)
      return `http://localhost:${port}/${name}`
    },
    close,
  }
}
