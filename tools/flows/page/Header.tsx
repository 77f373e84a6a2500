import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { Help } from './Help'
import { openInStately } from './openInStately'
import { type Mode, modes } from './place'
import { saveSession } from './saveSession'
import { Search } from './search/Search'

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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one */}
      <div className="modes" role="group" aria-label="Mode">
        {Object.entries(modes).map(([name, label]) => (
          <button key={name} type="button" aria-pressed={name === mode} onClick={() => onMode(name as Mode)}>
            {label}
          </button>
        ))}
      </div>
      <Search />
      <Help />
      {mode !== 'read' && (
        <div className="session">
          <label>
            <input type="checkbox" checked={follows} onChange={({ target }) => onFollows(target.checked)} />{' '}
            Follow the customer
          </label>
          {mode === 'live' && (
            <button type="button" disabled={isEmpty} onClick={() => saveSession(events)}>
              Save session
            </button>
          )}
          <button type="button" disabled={isEmpty} onClick={() => openInStately(events)}>
            Open in Stately’s inspector (leaves this computer)
          </button>
        </div>
      )}
    </header>
  )
}
