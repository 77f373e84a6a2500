import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { useState } from 'react'
import { type Recording, readRecording } from '../session'
import { bundled, openBundled } from './bundled'

interface Props {
  onOpen: (sessions: readonly (readonly StatelyInspectionEvent[])[]) => void
}

/** Opens one saved session to go through it, or several to lay them over each other. */
export function OpenSessions({ onOpen }: Props) {
  const [problem, setProblem] = useState('')
  async function open(reading: Promise<Recording>[]) {
    if (reading.length === 0) return
    try {
      onOpen((await Promise.all(reading)).map(({ events }) => events))
      setProblem('')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className="open">
      <label>
        Saved sessions{' '}
        <input
          type="file"
          multiple
          accept="application/json,.json"
          onChange={({ target }) => open([...(target.files ?? [])].map(readFile))}
        />
      </label>
      {Object.entries(bundled).map(([name, title]) => (
        <button key={name} type="button" onClick={() => open([openBundled(name)])}>
          {title}
        </button>
      ))}
      <button type="button" onClick={() => open(Object.keys(bundled).map(openBundled))}>
        Both over each other
      </button>
      <p role="alert">{problem}</p>
    </div>
  )
}

const readFile = async (file: File) => readRecording(await file.text())
