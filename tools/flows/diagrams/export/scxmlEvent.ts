const EVENTS: readonly [RegExp, string][] = [
  [/^xstate\.done\.actor\./, 'done.invoke.'],
  [/^xstate\.error\.actor\./, 'error.platform.'],
  [/^xstate\.(done\.state\.|after\.)/, '$1'],
]

/** What SCXML calls an event of XState; empty for a transition that waits for none. */
export const eventOf = (type: string): string =>
  EVENTS.reduce((name, [pattern, replacement]) => name.replace(pattern, replacement), type)
