const READINGS: readonly [RegExp, string][] = [
  [/^xstate\.init$/, 'the flow begins'],
  [/^$/, 'at once'],
  [/^xstate\.done\.actor\.(.+)$/, '$1 answers'],
  [/^xstate\.error\.actor\.(.+)$/, '$1 fails'],
  [/^xstate\.after\.([^.]+)\..+$/, 'after $1'],
  [/^xstate\.done\.state\..+$/, 'its end is reached'],
]

/** How a drawing names an event; the customer's own keep their name. */
export function eventText(type: string): string {
  const reading = READINGS.find(([pattern]) => pattern.test(type))
  return reading ? type.replace(...reading) : type
}
