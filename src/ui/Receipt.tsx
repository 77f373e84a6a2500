import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef } from 'react'
import { Heading } from './Heading'
import { SuccessIcon } from './icons/status'
import { Grid } from './layout'

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', '& svg': { flexShrink: '0', color: 'success' } },
})
// A block, which Orca takes for the place of the form that is gone. It would not say the heading, if it took that one.
const Title = chakra('span', { base: { display: 'block' } })
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'row' },
    // Without room for a row, the most likely one is above the others, too.
    flexWrap: { md: 'wrap-reverse' },
    gap: '3',
    maxWidth: { md: '27rem' },
    // Above each other, they have one width.
    '& > :not(:only-child)': { flexGrow: '1' },
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
      <Head>
        <SuccessIcon />
        <Heading level={2} ref={heading} tabIndex={-1} outline="none">
          <Title>{title}</Title>
        </Heading>
      </Head>
      {children}
      <Actions>{actions}</Actions>
    </Grid>
  )
}
