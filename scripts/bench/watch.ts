import type { Sign } from './sign'

/** What a page notes of how it came. */
export interface Watched {
  firstPaint: number | null
  largestPaint: number | null
  shift: number
  /** Durations of tasks of more than 50 ms. */
  longTasks: number[]
  lastLongTask: number
  ready: number | null
  heard: number | null
}

declare global {
  interface Window {
    watched: Watched
    /** Reaches the program that measures. */
    tell: (word: 'ready' | 'heard') => void
  }
}

/** Runs in the page before all else: notes paints, shifts, long tasks, and when the sign is first seen. */
export function watch({ css, words = '' }: Sign): void {
  const watched: Watched = {
    firstPaint: null,
    largestPaint: null,
    shift: 0,
    longTasks: [],
    lastLongTask: 0,
    ready: null,
    heard: null,
  }
  window.watched = watched
  const observe = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaint = startTime
  })
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) watched.shift += value
  })
  observe('longtask', ({ startTime, duration }) => {
    watched.longTasks.push(duration)
    watched.lastLongTask = startTime + duration
  })
  const isThere = () =>
    [...document.querySelectorAll(css)].some(
      (element) => element.getClientRects().length > 0 && element.textContent?.includes(words),
    )
  const look = () => {
    if (!isThere()) return requestAnimationFrame(look)
    watched.ready = performance.now()
    window.tell('ready')
  }
  requestAnimationFrame(look)
}
