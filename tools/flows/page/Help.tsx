import { useRef } from 'react'
import { legend } from './flows'
import { Markdown } from './Markdown'
import { useKeys } from './useKeys'

const keys = {
  '/': 'searches; ↓ and ↑ move through the results, Enter opens one',
  '+ − 0': 'larger, smaller, 100 %; Ctrl and the wheel zoom, too',
  'w f': 'fit the width, fit the whole drawing; the mouse drags it',
  Tab: 'moves from state to state, Enter chooses',
  '← →': 'a step back or forward in a replay',
  Esc: 'closes what is open',
}

/** How to read a drawing, and the keys of the page. */
export function Help() {
  const help = useRef<HTMLDivElement>(null)
  useKeys({ '?': () => help.current?.showPopover() })
  return (
    <>
      <button type="button" popoverTarget="help" aria-label="Legend and keys" aria-keyshortcuts="?">
        ?
      </button>
      <div popover="auto" id="help" role="dialog" aria-label="Legend and keys" ref={help}>
        <h2>Legend</h2>
        <Markdown label="How to read a drawing">{legend}</Markdown>
        <p>
          Blue marks what you chose, and what belongs to a requirement or golden path; a number is the step
          that takes the arrow. Yellow marks the state of a running flow, and the arrow by which it got there.
        </p>
        <h2>Keys</h2>
        <dl>
          {Object.entries(keys).map(([key, action]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}
