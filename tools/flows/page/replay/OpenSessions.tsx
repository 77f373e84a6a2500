import { useState } from 'react'
import { type Recording, readRecording } from '../session'
import { bundled, openBundled } from './bundled'
import type { Opened } from './kept'

interface Props {
  /** What was chosen to open the sessions that are replayed. */
  opened: string
  onOpen: (opened: Opened) => void
}

/** Opens one saved session to go through it, or several to lay them over each other. */
export function OpenSessions({ opened, onOpen }: Props) {
  const [problem, setProblem] = useState('')
  async function open(name: string, reading: Promise<Recording>[]) {
    if (reading.length === 0) return
    try {
      const recordings = await Promise.all(reading)
      onOpen({ name, sessions: recordings.map(({ events }) => events) })
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
          onChange={({ target }) => open('files', [...(target.files ?? [])].map(readFile))}
        />
      </label>
      {Object.entries(bundled).map(([name, title]) => (
        <button
          key={name}
          type="button"
          aria-pressed={opened === name}
          onClick={() => open(name, [openBundled(name)])}
        >
          {title}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={opened === 'both'}
        onClick={() => open('both', Object.keys(bundled).map(openBundled))}
      >
        Both over each other
      </button>
      <p role="alert">{problem}</p>
    </div>
  )
}

const readFile = async (file: File) => readRecording(await file.text())
