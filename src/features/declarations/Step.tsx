import { type ReactNode, useEffect, useRef } from 'react'
import { Heading } from '../../ui/Heading'
import { Grid } from '../../ui/layout'

/** A step in the place of the one before. Its heading takes the focus that the previous button had. */
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
