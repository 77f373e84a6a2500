import { useState } from 'react'
import { root } from '../flows'
import { type Collected, type Comparison, readCounts, startsOf } from './counts'

interface Props {
  flow: string | undefined
  comparison: Comparison | undefined
  onCompare: (comparison: Comparison) => void
}

/** Opens collected reports, and chooses the releases to draw. */
export function CountsPicker({ flow, comparison, onCompare }: Props) {
  const [collected, setCollected] = useState<Collected>(new Map())
  const [problem, setProblem] = useState('')
  async function open(content: Promise<string> | undefined) {
    if (!content) return
    try {
      const opened = readCounts(await content)
      const [counts = {}, baseline] = opened.values()
      setCollected(opened)
      setProblem('')
      onCompare({ counts, baseline })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const releases = [...collected.keys()]
  const releaseOf = (counts: Comparison['baseline']) =>
    releases.find((release) => collected.get(release) === counts) ?? ''
  const { counts = {}, baseline } = comparison ?? {}
  const starts =
    flow &&
    [counts, ...(baseline ? [baseline] : [])]
      .map((one) => startsOf(flow, one))
      .join(' times, in the other release ')
  return (
    <>
      <label>
        Collected reports{' '}
        <input
          type="file"
          accept=".json,.jsonl,.ndjson,.log"
          onChange={({ target }) => open(target.files?.[0]?.text())}
        />
      </label>
      <button
        type="button"
        onClick={() => open(fetch(`${root}sandbox/reports.json`).then((answer) => answer.text()))}
      >
        Those of the sandbox
      </button>
      {comparison && (
        <>
          <label>
            Release{' '}
            <select
              value={releaseOf(counts)}
              onChange={({ target }) => onCompare({ counts: collected.get(target.value) ?? {}, baseline })}
            >
              {releases.map((release) => (
                <option key={release}>{release}</option>
              ))}
            </select>
          </label>
          <label>
            Compared with{' '}
            <select
              value={releaseOf(baseline)}
              onChange={({ target }) => onCompare({ counts, baseline: collected.get(target.value) })}
            >
              <option value="">none</option>
              {releases.map((release) => (
                <option key={release}>{release}</option>
              ))}
            </select>
          </label>
          {flow && <span>This flow began {starts} times.</span>}
        </>
      )}
      <p role="alert">{problem}</p>
    </>
  )
}
