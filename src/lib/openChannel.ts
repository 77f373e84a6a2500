/** A channel to the other tabs of this origin; null if the browser refuses it, as Firefox does if it blocks cookies. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
