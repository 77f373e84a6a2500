import type { Result } from './results'
import type { System } from './systems'

export interface PathReport {
  name: string
  /** By the name that the alphabet gives it. */
  start: string
  requirements: string[]
  steps: number
  /** What became of it on each system that walked it. */
  results: Partial<Record<System, Pick<Result, 'outcome' | 'milliseconds' | 'message' | 'walkedSteps'>>>
}
