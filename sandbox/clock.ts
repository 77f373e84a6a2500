export interface Clock {
  now(): Date
  set(now: Date): void
  advance(ms: number): void
  reset(): void
}

/** The sandbox's own time: the real one, shifted; or, with a start, one that stands still until it is moved. */
export function createClock(start?: Date): Clock {
  let shift = 0
  const base = () => start?.getTime() ?? Date.now()
  return {
    now: () => new Date(base() + shift),
    set(now) {
      shift = now.getTime() - base()
    },
    advance(ms) {
      shift += ms
    },
    reset() {
      shift = 0
    },
  }
}
