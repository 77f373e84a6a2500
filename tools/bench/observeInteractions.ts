/** A press or a key, from the finger to the next frame. */
export interface Interaction {
  /** Milliseconds, in steps of 8. */
  duration: number
  /** The longest script of the longest frame meanwhile, such as `BUTTON.onclick 34 ms`; empty if no frame was long. */
  script: string
}

/** TypeScript does not know these entries yet. */
interface LongFrame extends PerformanceEntry {
  scripts: { invoker: string; duration: number }[]
}

declare global {
  interface Window {
    /** The slowest press or key since the last call. */
    takeSlowestInteraction(): Interaction | null
  }
}

/** Runs in a page before its own scripts. The browser itself measures, and only what a device or its driver enters. */
export function observeInteractions(): void {
  let entries: PerformanceEntry[] = []
  let toastsClosedAt = 0
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
  for (const type of ['event', 'long-animation-frame']) observer.observe({ type, durationThreshold: 16 })
  // A path closes the toasts before its next event.
  const noteToast = ({ target, timeStamp }: Event) => {
    if (target instanceof Element && target.closest('[aria-live]')) toastsClosedAt = timeStamp
  }
  window.addEventListener('click', noteToast, true)
  const isLongFrame = (entry: PerformanceEntry): entry is LongFrame => 'scripts' in entry
  const longestFirst = (a: { duration: number }, b: { duration: number }) => b.duration - a.duration
  window.takeSlowestInteraction = () => {
    const taken = [...entries, ...observer.takeRecords()].toSorted(longestFirst)
    entries = []
    const slowest = taken.find(
      (entry) =>
        entry instanceof PerformanceEventTiming &&
        entry.interactionId > 0 &&
        entry.startTime > toastsClosedAt,
    )
    if (!slowest) return null
    const end = slowest.startTime + slowest.duration
    const frame = taken
      .filter(isLongFrame)
      .find(({ startTime, duration }) => startTime < end && startTime + duration > slowest.startTime)
    const [script] = frame?.scripts.toSorted(longestFirst) ?? []
    return {
      duration: slowest.duration,
      script: script ? `${script.invoker} ${Math.round(script.duration)} ms` : '',
    }
  }
}
