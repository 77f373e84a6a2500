import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef } from 'react'
import { Heading } from '../../ui/Heading'
import { Grid } from '../../ui/layout'
export const Actions = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column-reverse', md: 'row' }, flexWrap: 'wrap', gap: '3' },
})

/** A step in the place of the one before. Its heading takes the focus that the former button had. */
export function Step({ heading, children }: { heading: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Grid gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Heading level={2} ref={title} tabIndex={-1} outline="none">
        {heading}
      </Heading>
      {children}
    </Grid>
  )
}
