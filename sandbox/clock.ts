export interface Clock {
  now(): Date
  set(now: Date): void
  advance(ms: number): void
  reset(): void
}

export interface ClockMemory {
  /** Milliseconds. */
  shift: number
}

/** The sandbox's time: real time plus a shift or, with a start, a fixed time that only a move changes. */
export function createClock(start: Date | undefined, memory: ClockMemory): Clock {
  const base = () => start?.getTime() ?? Date.now()
  return {
    now: () => new Date(base() + memory.shift),
    set(now) {
      memory.shift = now.getTime() - base()
    },
    advance(ms) {
      memory.shift += ms
    },
    reset() {
      memory.shift = 0
    },
  }
}
