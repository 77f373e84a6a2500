import type { StateValue } from 'xstate'

export const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (typeof value === 'object' && value !== null)

/** The ids of all states in which an actor is, the outer ones first: `session.present`, `session.present.signedIn`. */
export function stateIds(value: StateValue, parent: string): string[] {
  if (typeof value === 'string') return [`${parent}.${value}`]
  return Object.entries(value).flatMap(([state, inner = {}]) => [
    `${parent}.${state}`,
    ...stateIds(inner, `${parent}.${state}`),
  ])
}

/** `present.signedIn.browsing` */
export const stateText = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([state, inner = {}]) => [state, stateText(inner)].filter(Boolean).join('.'))
        .join(' and ')
