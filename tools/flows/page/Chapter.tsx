import sanitizer from 'dompurify'
import { lexer, parser, type Token } from 'marked'
import { useLayoutEffect, useRef } from 'react'

/** The text about a flow, from its chapter of `machines/README.md`. */
export function Chapter({ markdown }: { markdown: string }) {
  const text = useRef<HTMLElement>(null)
  // Nodes, not text: a description may hold what looks like HTML.
  useLayoutEffect(() => {
    const html = parser(lexer(markdown).filter((block) => !standsElsewhere(block)))
    text.current?.replaceChildren(sanitizer.sanitize(html, { RETURN_DOM_FRAGMENT: true }))
  }, [markdown])
  return (
    <section
      className="chapter"
      aria-label="About the flow"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone its tables are scrolled, by keys, too
      tabIndex={0}
      ref={text}
    />
  )
}

/** The name, the drawing and the links to its files: the page has them above. */
const standsElsewhere = (block: Token): boolean =>
  block.type === 'paragraph'
    ? ['image', 'link'].includes(block.tokens?.[0]?.type ?? '')
    : block.type === 'heading'
