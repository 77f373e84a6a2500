import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { openInStately } from './openInStately'
import { saveSession } from './saveSession'

const modes = { read: 'Read', live: 'Live', replay: 'Replay' } as const
export type Mode = keyof typeof modes

interface Props {
  mode: Mode
  onMode: (mode: Mode) => void
  follows: boolean
  onFollows: (follows: boolean) => void
  events: readonly StatelyInspectionEvent[]
}

/** Chooses between reading, watching and replaying, and holds what can be done with a session. */
export function Header({ mode, onMode, follows, onFollows, events }: Props) {
  const isEmpty = events.length === 0
  return (
    <header>
      <h1>The flows</h1>
      {Object.entries(modes).map(([name, label]) => (
        <button key={name} type="button" aria-pressed={name === mode} onClick={() => onMode(name as Mode)}>
          {label}
        </button>
      ))}
      {mode !== 'read' && (
        <label>
          <input type="checkbox" checked={follows} onChange={({ target }) => onFollows(target.checked)} />{' '}
          Follow the customer
        </label>
      )}
      {mode === 'live' && (
        <button type="button" disabled={isEmpty} onClick={() => saveSession(events)}>
          Save session
        </button>
      )}
      {mode !== 'read' && (
        <button type="button" disabled={isEmpty} onClick={() => openInStately(events)}>
          Open in Stately’s inspector (leaves this computer)
        </button>
      )}
    </header>
  )
}
