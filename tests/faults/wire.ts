import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pass } from 'node:timers/promises'
import { type HttpBindings, type ServerType, serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { Fault } from '../../sandbox/faults'
import type { Sandbox } from '../../sandbox/sandbox'

/** What a real line does to an answer of the provider, beyond what the sandbox itself does. */
type OnTheWay = (answer: Response, outgoing: HttpBindings['outgoing']) => Promise<Response> | Response

/** A fault of the sandbox, of the line, or of both; `closed` says that nobody listens there. */
interface WireFault {
  sandbox?: Omit<Fault, 'operationId'>
  onTheWay?: OnTheWay
  closed?: true
}

/** Long enough for somebody to look what is under way meanwhile. */
const SLOW = 300

const faults = {
  'offline before': { closed: true },
  'dropped after sending': { sandbox: { fault: 'drop' } },
  'time-out': { onTheWay: () => new Promise<never>(() => {}) },
  '500 JSON': { sandbox: { fault: '500' } },
  '502 HTML': { sandbox: { fault: '502' } },
  'empty body': { sandbox: { fault: 'empty' } },
  'truncated JSON': { sandbox: { fault: 'truncated' } },
  'broken off in the middle': {
    async onTheWay(answer, outgoing) {
      const whole = Buffer.from(await answer.arrayBuffer())
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length })
      outgoing.write(whole.subarray(0, whole.length / 2), () => outgoing.destroy())
      return RESPONSE_ALREADY_SENT
    },
  },
  '200 with the wrong shape': { sandbox: { fault: 'wrongShape' } },
  'unknown code': { sandbox: { fault: 'unknownCode' } },
  'token refused with 200': { sandbox: { fault: 'tokenRefused', status: 200 } },
  'token refused with 401': { sandbox: { fault: 'tokenRefused', status: 401 } },
  '429': { sandbox: { fault: '429' } },
  slow: {
    async onTheWay(answer) {
      await pass(SLOW)
      return answer
    },
  },
} as const satisfies Record<string, WireFault>

export type WireFaultName = keyof typeof faults

export const wireFaults: Record<WireFaultName, WireFault> = faults

export type Wire = Awaited<ReturnType<typeof startWire>>

/** Puts providers at the other end of a real line, each at an address of its own. */
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
      // The sandbox rejects, as fetch does, where the connection shall break.
      outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    }
  })
  const server: ServerType = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' })
  // No connection is used twice: what breaks, breaks for one call alone.
  Object.assign(server, { maxRequestsPerSocket: 1 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  }
  if (fault.closed) close()
  return {
    /** The origin at which a portal asks this provider. */
    lead(name: string, provider: Sandbox) {
      providers.set(name, provider)
      return `http://localhost:${port}/${name}`
    },
    close,
  }
}
