import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { type ChangeEvent, useEffect, useState } from 'react'
import { type Moment, readRecording } from './session'

interface Props {
  moments: readonly Moment[]
  /** How many steps have been taken. */
  count: number
  onCount: (count: number) => void
  onOpen: (events: readonly StatelyInspectionEvent[]) => void
}

/** Opens a saved session and goes through it step by step. */
export function Replay({ moments, count, onCount, onOpen }: Props) {
  const [problem, setProblem] = useState('')
  useArrowKeys((step) => onCount(Math.min(Math.max(count + step, 1), moments.length)))

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    try {
      onOpen(readRecording(await file.text()).events)
      setProblem('')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  const first = moments[0]
  const moment = moments[count - 1]
  return (
    <div className="steps">
      <label>
        Saved session <input type="file" accept="application/json,.json" onChange={open} />
      </label>
      <p role="alert">{problem}</p>
      {first && moment && (
        <>
          <label>
            Step {count} of {moments.length}: <code>{moment.flow}</code>, after{' '}
            {((moment.at - first.at) / 1000).toFixed(1)} s
            <input
              type="range"
              aria-label="Step"
              min={1}
              max={moments.length}
              value={count}
              onChange={({ target }) => onCount(target.valueAsNumber)}
            />
          </label>
          <p>The arrow keys go one step on or back.</p>
        </>
      )}
    </div>
  )
}

/** The slider has keys of its own. */
function useArrowKeys(onStep: (step: number) => void) {
  useEffect(() => {
    function press({ key, target }: KeyboardEvent) {
      if (target instanceof HTMLInputElement) return
      if (key === 'ArrowRight') onStep(1)
      if (key === 'ArrowLeft') onStep(-1)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
