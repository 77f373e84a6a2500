import type { Route } from '@playwright/test'
import type { OperationId } from '../../../sandbox/document'
import type { Fault } from '../../../sandbox/faults'
import { heardOf, type WireFaultName, wireFaults } from '../../faults/wire'

/** One way in which a change fails between page and provider. */
export interface FaultKind {
  /** The fault of the sandbox. */
  sandbox?: Omit<Fault, 'operationId'>
  /** Handles the call in place of the network. */
  route?: (route: Route) => Promise<void>
  /** Nobody answers within this time in milliseconds; the answer comes later. */
  timeout?: number
  /** The browser has no network. */
  offline?: true
  /** The session ends, and the login says so. */
  endsSession?: true
  /** No fault but a long wait: the change succeeds. */
  slow?: true
}

/** How long a flow waits for the answer to a change, in milliseconds. */
const CHANGE_TIMEOUT = 45_000

/** The faults of the matrix; the first one finds the provider in its first state. */
const kinds = {
  slow: { slow: true },
  'offline before': { offline: true, route: (route) => route.abort('internetdisconnected') },
  '500 JSON': { sandbox: { fault: '500' } },
  '502 HTML': { sandbox: { fault: '502' } },
  '429': { sandbox: { fault: '429' } },
  'empty body': { sandbox: { fault: 'empty' } },
  'truncated JSON': { sandbox: { fault: 'truncated' } },
  '200 with the wrong shape': { sandbox: { fault: 'wrongShape' } },
  'unknown code': { sandbox: { fault: 'unknownCode' } },
  // Broken in the page: if the server breaks the connection, the browser itself may retry.
  'dropped after sending': {
    async route(route) {
      await route.fetch()
      await route.abort('connectionreset')
    },
  },
  'time-out': { timeout: CHANGE_TIMEOUT },
  'token refused with 200': { sandbox: { fault: 'tokenRefused', status: 200 }, endsSession: true },
  'token refused with 401': { sandbox: { fault: 'tokenRefused', status: 401 }, endsSession: true },
} satisfies Partial<Record<WireFaultName, FaultKind>>

type FaultName = keyof typeof kinds
export const faultKinds: Record<FaultName, FaultKind> = kinds

/**
 * The faults that an operation meets on its screen. Of those that are the same to its flow, it meets one, and each operation
 * another one. `tests/faults/client.test.ts` proves that they are the same, for every operation and every fault.
 */
export function faultsOf(id: OperationId, turn: number): FaultName[] {
  const alike = new Map<string, FaultName[]>()
  for (const fault of Object.keys(kinds) as FaultName[]) {
    const { told, code } = heardOf(fault, id)
    const key = told === 'answered' ? fault : JSON.stringify([told, code, wireFaults[fault].closed])
    alike.set(key, [...(alike.get(key) ?? []), fault])
  }
  return [...alike.values()].map((names) => names[turn % names.length] as FaultName)
}
