import type { Drift } from '../api/decoding/drift'

const consequence = {
  repaired: 'it means the same and is read so',
  leftOut: 'it is left out',
  unusable: 'its parent cannot be used',
}

/** Logs differences between the provider and openapi.yaml to the console. */
export function reportDrift(drift: Drift): void {
  const { operation, path, expected, found, effect } = drift
  // biome-ignore lint/suspicious/noConsole: the console is where a developer looks
  console.warn(
    `Drift: ${operation} ${path || 'the answer'}: ${expected} expected, ${found} found; ${consequence[effect]}.`,
  )
}
