import type { AnyStateMachine } from 'xstate'

/**
 * The configuration of a machine as JSON: what `createMachine` of XState and Stately's editors take. What is computed
 * (context, params, input) is no data and stays behind.
 */
export const statelyJsonOf = ({ config }: AnyStateMachine): string => `${JSON.stringify(config, null, 2)}\n`
