import sanitizer from 'dompurify'
import { Marked } from 'marked'
import { useLayoutEffect, useRef } from 'react'
import { legend } from './flows'

/** Leaves out names, drawings and links to files: the page has its own. */
const marked = new Marked({
  async: false,
  renderer: {
    heading: () => '',
    paragraph: ({ tokens: [first] }) => (['image', 'link'].includes(first?.type ?? '') ? '' : false),
    link: ({ text }) => text,
  },
})

/** A part of `machines/README.md`. */
export function Markdown({ children, label }: { children: string; label: string }) {
  const text = useRef<HTMLElement>(null)
  // Nodes, not text: a description may contain what looks like HTML.
  useLayoutEffect(() => {
    const html = marked.parse(children, { async: false })
    text.current?.replaceChildren(sanitizer.sanitize(html, { RETURN_DOM_FRAGMENT: true }))
  }, [children])
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must scroll its tables on a phone
  return <section className="markdown" aria-label={label} tabIndex={0} ref={text} />
}

/** How to read a drawing, and the keys of the page. */
export const Help = () => (
  <details>
    <summary>Legend and keys</summary>
    <Markdown label="How to read a drawing">{legend}</Markdown>
    <p>
      Blue marks your choice, and what belongs to a requirement or golden path; a number is the step that
      takes the arrow. Yellow marks the state of a running flow, and the arrow by which it got there.
    </p>
    <p>
      Keys: / searches, ↓ and ↑ move through the results. + and − zoom, 0 shows 100 %, w fits the width, f the
      whole drawing. Tab moves from state to state, Enter chooses, Esc closes. ← and → step through a replay.
    </p>
  </details>
)
