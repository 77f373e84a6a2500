import { legend } from './flows'
import { Markdown } from './Markdown'

/** How to read a drawing, and the keys of the page. */
export const Help = () => (
  <details>
    <summary>Legend and keys</summary>
    <Markdown label="How to read a drawing">{legend}</Markdown>
    <p>
      Blue marks what you chose, and what belongs to a requirement or golden path; a number is the step that
      takes the arrow. Yellow marks the state of a running flow, and the arrow by which it got there.
    </p>
    <p>
      Keys: / searches, ↓ and ↑ move through the results. + and − zoom, 0 shows 100 %, w fits the width, f the
      whole drawing. Tab moves from state to state, Enter chooses, Esc closes. ← and → step through a replay.
    </p>
  </details>
)
