import { useMemo, useState } from 'react'
import type { RecordedStep } from '../session'
import { useKeys } from '../useKeys'
import { firstMismatch } from './mismatch'
import { readSteps } from './steps'
import type { OpenedSession } from './useSession'

/** Sessions that come with the page. They were saved in the live mode. */
const bundled = {
  'A tariff that the balance does not cover': () => import('../recordings/tariff-missing-funds.json?raw'),
  'A top-up by voucher': () => import('../recordings/top-up-by-voucher.json?raw'),
}

const contentOf = async (file: Promise<{ default: string }>) => (await file).default

/** Opens a saved session. */
export function OpenSession({
  selected,
  onOpen,
}: {
  selected: string
  onOpen: (opened: OpenedSession) => void
}) {
  const [problem, setProblem] = useState('')
  async function open(name: string, content: Promise<string> | undefined) {
    if (!content) return
    try {
      onOpen({ name, recordedSteps: readSteps(await content) })
      setProblem('')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <label>
        Saved session or report{' '}
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => open('file', target.files?.[0]?.text())}
        />
      </label>
      {Object.entries(bundled).map(([title, load]) => (
        <button
          key={title}
          type="button"
          aria-pressed={selected === title}
          onClick={() => open(title, contentOf(load()))}
        >
          {title}
        </button>
      ))}
      <p role="alert">{problem}</p>
    </>
  )
}

interface StepsProps {
  steps: readonly RecordedStep[]
  step: number
  onStep: (step: number) => void
}

/** Goes through a session step by step. */
export function Steps({ steps, step, onStep }: StepsProps) {
  const stepBack = () => onStep(Math.max(step - 1, 1))
  const stepForward = () => onStep(Math.min(step + 1, steps.length))
  useKeys({ ArrowLeft: stepBack, ArrowRight: stepForward })
  const mismatch = useMemo(() => firstMismatch(steps), [steps])
  const [first, recordedStep] = [steps[0], steps[step - 1]]
  if (!first || !recordedStep)
    return <p>Open a saved session, a report with a trail, or one of the two above.</p>
  return (
    <>
      <button type="button" aria-label="Back" aria-keyshortcuts="ArrowLeft" onClick={stepBack}>
        ←
      </button>
      <button type="button" aria-label="Next step" aria-keyshortcuts="ArrowRight" onClick={stepForward}>
        →
      </button>
      <input
        type="range"
        aria-label="Step"
        min={1}
        max={steps.length}
        value={step}
        onChange={({ target }) => onStep(target.valueAsNumber)}
      />
      <span>
        Step {step} of {steps.length}
        {recordedStep.time > 0 && `, after ${((recordedStep.time - first.time) / 1000).toFixed(1)} s`}
      </span>
      <p role="alert">{mismatch}</p>
    </>
  )
}
