import { useEffect } from 'react'
import type { Opened } from './replay/kept'
import { OpenSessions } from './replay/OpenSessions'
import type { Moment } from './session'

interface Props {
  moments: readonly Moment[]
  /** How many steps have been taken. */
  count: number
  onCount: (count: number) => void
  opened: string
  onOpen: (opened: Opened) => void
}

/** Opens saved sessions, and goes through one of them step by step. */
export function Replay({ moments, count, onCount, opened, onOpen }: Props) {
  const go = (by: number) => onCount(Math.min(Math.max(count + by, 1), moments.length))
  useArrowKeys(go)
  const first = moments[0]
  const moment = moments[count - 1]
  return (
    <div className="steps">
      <OpenSessions opened={opened} onOpen={onOpen} />
      {first && moment && (
        <>
          <label>
            Step {count} of {moments.length}: <code>{moment.instance}</code>, after{' '}
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
          <p>
            <button type="button" aria-keyshortcuts="ArrowLeft" onClick={() => go(-1)}>
              ← Back
            </button>{' '}
            <button type="button" aria-keyshortcuts="ArrowRight" onClick={() => go(1)}>
              One step on →
            </button>{' '}
            <span>The arrow keys do the same.</span>
          </p>
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
