import sanitizer from 'dompurify'
import { Marked } from 'marked'
import { useLayoutEffect, useRef } from 'react'

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
