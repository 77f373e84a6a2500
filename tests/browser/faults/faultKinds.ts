import type { Route } from '@playwright/test'
import type { OperationId } from '../../../sandbox/document'
import type { Fault } from '../../../sandbox/faults'
import { heardOf } from '../../faults/heard'
import type { WireFaultName } from '../../faults/wire'

/** One way in which a change goes wrong between page and provider. */
export interface FaultKind {
  /** What the sandbox does to the call. */
  sandbox?: Omit<Fault, 'operationId'>
  /** What becomes of the call on its way, instead of being sent on. */
  onTheWay?: (route: Route) => Promise<void>
  /** Nobody answers: that is final when so much time has passed; what comes then is too late. */
  late?: number
  /** The browser has no network. */
  offline?: true
  /** The session is over: the customer is told so at the login. */
  endsSession?: true
  /** No fault but a long wait: the change is made. */
  slow?: true
}

/** How long a flow waits for the answer to a change, in milliseconds. */
const CHANGE_TIMEOUT = 45_000

/** The faults of the matrix; the first finds the provider as it is at the beginning. */
export const faultKinds = {
  slow: { slow: true },
  'offline before': { offline: true, onTheWay: (route) => route.abort('internetdisconnected') },
  '500 JSON': { sandbox: { fault: '500' } },
  '502 HTML': { sandbox: { fault: '502' } },
  '429': { sandbox: { fault: '429' } },
  'empty body': { sandbox: { fault: 'empty' } },
  'truncated JSON': { sandbox: { fault: 'truncated' } },
  '200 with the wrong shape': { sandbox: { fault: 'wrongShape' } },
  'unknown code': { sandbox: { fault: 'unknownCode' } },
  // Broken here and not at the server: there a browser itself may send the call once more.
  'dropped after sending': {
    async onTheWay(route) {
      await route.fetch()
      await route.abort('connectionreset')
    },
  },
  'time-out': { late: CHANGE_TIMEOUT },
  'token refused with 200': { sandbox: { fault: 'tokenRefused', status: 200 }, endsSession: true },
  'token refused with 401': { sandbox: { fault: 'tokenRefused', status: 401 }, endsSession: true },
} satisfies Partial<Record<WireFaultName, FaultKind>>

type FaultName = keyof typeof faultKinds

/**
 * What an operation meets on its screen: each fault that its flow hears of in its own way, and in turn with the other operations
 * one of those that sound alike. That they do is asked of every operation and every fault in `tests/faults/client.test.ts`.
 */
export function faultsOf(id: OperationId, turn: number): [FaultName, FaultKind][] {
  const soundsOf = (fault: FaultName) => {
    const { told, code, unreached } = heardOf(fault, id)
    return told === 'answered' ? fault : JSON.stringify([told, code, unreached])
  }
  const alike = new Map<string, FaultName[]>()
  for (const fault of Object.keys(faultKinds) as FaultName[]) {
    const sound = soundsOf(fault)
    alike.set(sound, [...(alike.get(sound) ?? []), fault])
  }
  return [...alike.values()].map((names) => {
    const name = names[turn % names.length] as FaultName
    return [name, faultKinds[name]]
  })
}
