import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Button } from '../../ui/Button'
import { CallReference } from '../../ui/CallReference'
import { Heading } from '../../ui/Heading'
import { Box, Inline } from '../../ui/layout'
import { useQuestionAfterRetry } from '../../ui/questionContext'
import type { Query } from '../query'
import { UpcomingCardSkeleton } from './UpcomingCardSkeleton'

interface UpcomingCardProps<Data> {
  title: string
  query: Query<Data>
  /** The final height, so that nothing moves; by default that of a renewal. */
  height?: string
  children: (data: Data) => ReactNode
}

/** An additional read of the page: a card within its card for its data, with a line if it failed to load. */
export function UpcomingCard<Data>({ title, query, height, children }: UpcomingCardProps<Data>) {
  const { LL } = useI18nContext()
  const { state, data, retry } = query
  const action = useQuestionAfterRetry(state === 'failed')
  if (state === 'loading') return <UpcomingCardSkeleton height={height} />
  if (state === 'empty') return null
  return (
    <Box as="section" background="canvas" borderRadius="card" padding="4" minHeight={height}>
      <Heading level={2} fontSize="lg" marginBottom="3">
        {title}
      </Heading>
      {state === 'failed' || data === null ? (
        <Inline
          // At both ends of a line, or in two lines if one is too short.
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="0.75rem"
          rowGap="0.125rem"
        >
          <div>
            <p role="alert">{LL.message.error()}</p>
            <CallReference />
            {action}
          </div>
          <Button variant="link" onClick={retry}>
            {LL.message.tryAgain()}
          </Button>
        </Inline>
      ) : (
        children(data)
      )}
    </Box>
  )
}
