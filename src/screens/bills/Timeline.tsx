import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { CheckIcon } from '../../ui/icons/navigation'

const Box = chakra('div', { base: { position: 'relative' } })
const Bills = chakra('ol', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none' },
})
/** Behind the nodes. */
const Line = chakra('span', {
  base: {
    display: { base: 'none', md: 'block' },
    position: 'absolute',
    insetBlock: '2rem',
    insetInlineStart: '0.6875rem',
    width: '0.125rem',
    background: 'line',
  },
})
/** On wide screens, a line joins the bills; on a phone there are only the bills. */
export const Timeline = ({ children }: { children: ReactNode }) => (
  <Box>
    <Line aria-hidden="true" />
    <Bills>{children}</Bills>
  </Box>
)

const Row = chakra('li', {
  base: { display: { md: 'grid' }, gridTemplateColumns: '1.5rem minmax(0, 1fr)', columnGap: '1rem' },
})
const Node = chakra('span', {
  base: {
    display: { base: 'none', md: 'flex' },
    position: 'relative',
    alignItems: 'center',
    justifyContent: 'center',
    width: '6',
    height: '6',
    marginTop: '5',
    borderRadius: 'full',
    fontSize: 'xs',
  },
  variants: {
    paid: {
      true: { background: 'successSubtle', color: 'success' },
      false: { background: 'canvas', border: '3px solid', borderColor: 'data' },
    },
  },
})

/** One bill on the line. The shape of its node shows whether it is paid; the card says it in words. */
export const TimelineEntry = ({ paid, children }: { paid: boolean; children: ReactNode }) => (
  <Row>
    <Node paid={paid} aria-hidden="true">
      {paid && <CheckIcon />}
    </Node>
    {children}
  </Row>
)
