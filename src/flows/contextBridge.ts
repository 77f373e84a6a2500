import type { AnyStateMachine, ContextFrom } from 'xstate'

/**
 * The two ends of a machine's context. A machine types only the fields that it uses of the provider's objects; `Full`
 * has their full types. Ports and events write through `into`, selectors read through `outOf`.
 */
export const contextBridge = <
  Machine extends AnyStateMachine,
  Full extends Pick<ContextFrom<Machine>, keyof Full>,
>() => ({
  into: <Part extends Partial<Full>>(part: Part): Part => part,
  // Machines pass objects on or copy them with a spread, which keeps all fields that `into` has required.
  outOf: (context: Pick<ContextFrom<Machine>, keyof Full>) => context as Full,
})
