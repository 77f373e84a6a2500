import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef } from 'react'
import { Actions } from './Actions'
import { Heading } from './Heading'
import { Grid, Inline, Text } from './layout'

/** The two rings of the mark, with a check. */
const Rings = chakra('svg', {
  base: {
    flexShrink: '0',
    width: '2.875rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2.5px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    color: 'success',
  },
})

interface ReceiptProps {
  title: string
  children: ReactNode
  /** What the customer can do next, the most likely one last. */
  actions: ReactNode
}

/** The result of a form, in its place. Its heading takes the focus that the form's button had. */
export function Receipt({ title, children, actions }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <Grid gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Inline alignItems="center" gap="3">
        <Rings viewBox="0 0 46 30" aria-hidden="true">
          <path opacity="0.3" d="M24.5 4.6a13 13 0 1 1 0 20.8" />
          <circle cx="15" cy="15" r="13" />
          <path d="M9 15.5l4.3 4.3 8-9" />
        </Rings>
        <Heading level={2} ref={heading} tabIndex={-1} outline="none">
          {/* A block, which Orca takes for the place of the form that is gone. It would not say the heading, if it took that one. */}
          <Text as="span" display="block">
            {title}
          </Text>
        </Heading>
      </Inline>
      {children}
      <Actions
        // Without room for a row, the most likely one is above the others, too.
        flexWrap={{ base: 'wrap', md: 'wrap-reverse' }}
        maxWidth={{ md: '27rem' }}
        css={{
          // Above each other, they have one width.
          '& > :not(:only-child)': { flexGrow: '1' },
        }}
      >
        {actions}
      </Actions>
    </Grid>
  )
}
