import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '8',
    color: 'muted',
    textAlign: 'center',
  },
})
const Drawing = chakra('svg', { base: { width: '10rem', height: 'auto', color: 'outline' } })

/** Nothing is there yet: a drawing of an open, empty folder and one sentence. */
export const EmptyState = ({ children }: { children: ReactNode }) => (
  <Box>
    <Drawing viewBox="0 0 160 104" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <ellipse cx="80" cy="92" rx="60" ry="6" fill="currentColor" stroke="none" opacity="0.15" />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M44 84V34a4 4 0 0 1 4-4h18l7 8h39a4 4 0 0 1 4 4v8" />
        <path d="M44 84 56 54a5 5 0 0 1 5-4h66a4 4 0 0 1 4 5.5L121 81a5 5 0 0 1-5 3z" />
        <path d="M80 22V10M98 25l6-9M62 25l-6-9" opacity="0.55" />
      </g>
    </Drawing>
    <p>{children}</p>
  </Box>
)
