import { useRef } from 'react'
import { Legend } from './Legend'
import { useKeys } from './useKeys'

const keys = [
  [['/'], 'search; Esc leaves it'],
  [['+', '−', '0'], 'larger, smaller, 100 %'],
  [['w', 'f'], 'fit the width, fit the whole drawing'],
  [['←', '↑', '↓', '→'], 'move the drawing; on a state: to the next one; in a replay: a step on or back'],
  [['Enter'], 'choose a state'],
  [['Esc'], 'let go of what is chosen'],
  [['?'], 'this page'],
] as const

/** How a drawing is read, and which keys there are. */
export function Help() {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => dialog.current?.showModal()
  useKeys({ '?': open })
  return (
    <>
      <button
        type="button"
        className="help"
        aria-label="Legend and keys"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={open}
      >
        <span>Legend and keys</span>
      </button>
      <dialog ref={dialog} aria-labelledby="help">
        <form method="dialog">
          <h2 id="help">Legend and keys</h2>
          <button type="submit" className="close" aria-label="Close">
            ×
          </button>
        </form>
        <Legend />
        <h3>Keys</h3>
        <dl>
          {keys.map(([names, does]) => (
            <div key={does}>
              <dt>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p>With Ctrl the wheel zooms, as two fingers do; the mouse drags the drawing.</p>
      </dialog>
    </>
  )
}
