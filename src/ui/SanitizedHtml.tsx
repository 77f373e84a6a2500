import { chakra } from '@chakra-ui/react/styled-system'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { stripBase } from '../lib/base'
import { createSanitize } from '../lib/sanitize'

const sanitize = createSanitize(window)

const Prose = chakra('div', {
  base: {
    maxWidth: 'prose',
    lineHeight: '1.6',
    overflowWrap: 'anywhere',
    overflowX: 'auto',
    '& :is(p, ul, ol, dl, table, blockquote, pre)': { marginBlock: '3' },
    '& :is(h2, h3, h4, h5, h6)': { marginTop: '5', marginBottom: '2', fontWeight: 'bold', lineHeight: '1.3' },
    '& :is(ul, ol)': { paddingLeft: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& dd': { marginLeft: '4' },
    '& a[href]': { color: 'accentText', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& blockquote': { paddingLeft: '4', borderLeft: '3px solid', borderColor: 'line', color: 'muted' },
    '& pre': { whiteSpace: 'pre-wrap' },
    '& table': { borderCollapse: 'collapse' },
    '& :is(th, td)': {
      padding: '2',
      border: '1px solid',
      borderColor: 'line',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    // A table would shrink to columns of single letters before it scrolls.
    '& :is(th, td), & :is(th, td) *': { overflowWrap: 'break-word' },
  },
})

export interface SanitizedHtmlProps {
  html: string
  /** The paths that its links may lead to, without leaving the portal. */
  pages: readonly string[]
}

export default function SanitizedHtml({ html, pages }: SanitizedHtmlProps) {
  const prose = useRef<HTMLDivElement>(null)
  const [, navigate] = useLocation()
  // Nodes, not text: nothing is parsed twice, and browsers that require trusted types accept it.
  useLayoutEffect(() => prose.current?.replaceChildren(sanitize(html, pages)), [html, pages])
  // As the links of the router: with a modifier, the browser opens a tab.
  const followLink = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return
    const link = event.target instanceof Element && event.target.closest('a[href]:not([target])')
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    navigate(stripBase(link.pathname), { transition: true })
  }
  return <Prose ref={prose} onClick={followLink} />
}
