import type { AnyStateMachine } from 'xstate'
import {
  type PortKind,
  type PortLimit,
  secondsOf,
  portKinds as secondsOfKinds,
} from '../../src/core/portKinds'

export type { PortKind }

export const isPortKind = (value: unknown): value is PortKind =>
  typeof value === 'string' && value in secondsOfKinds

export const portKinds = Object.keys(secondsOfKinds).filter(isPortKind)

const isLimit = (value: unknown): value is PortLimit =>
  isPortKind(value) ||
  (typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    isPortKind(value.kind) &&
    'seconds' in value)

/** What a machine declares of one of its actors; a child has no limit, because it gives no answer. */
function limitOfPort({ config }: AnyStateMachine, src: string): PortLimit | undefined {
  const limit: unknown = config.meta?.ports?.[src]
  return isLimit(limit) ? limit : undefined
}

/** How a port's call affects the provider's data. */
export function kindOfPort(machine: AnyStateMachine, src: string): PortKind | undefined {
  const limit = limitOfPort(machine, src)
  return typeof limit === 'object' ? limit.kind : limit
}

/** How long the portal waits for the answer of a port. */
export function secondsOfPort(machine: AnyStateMachine, src: string): number | undefined {
  const limit = limitOfPort(machine, src)
  return limit && secondsOf(limit)
}
