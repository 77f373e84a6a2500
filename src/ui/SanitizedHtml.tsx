import { chakra } from '@chakra-ui/react/styled-system'
import { useLayoutEffect, useRef } from 'react'
import { createSanitize } from '../lib/sanitize'

const sanitize = createSanitize(window)

const Prose = chakra('div', {
  base: {
    maxWidth: 'prose',
    lineHeight: '1.6',
    overflowWrap: 'anywhere',
    overflowX: 'auto',
    '& :is(p, ul, ol, dl, table, blockquote, pre)': { marginBlock: '3' },
    '& :is(h2, h3, h4)': { marginTop: '5', marginBottom: '2', fontWeight: 'bold', lineHeight: '1.3' },
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

export default function SanitizedHtml({ html }: { html: string }) {
  const prose = useRef<HTMLDivElement>(null)
  // Nodes, not text: nothing is parsed twice, and browsers that require trusted types accept it.
  useLayoutEffect(() => prose.current?.replaceChildren(sanitize(html)), [html])
  return <Prose ref={prose} />
}
