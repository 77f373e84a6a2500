import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Query } from '../../flows/query'
import { Button } from '../../ui/Button'
import { CallReference } from '../../ui/CallReference'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { FurtherSkeleton } from './OverviewSkeleton'
import { Row } from './parts'

interface FurtherCardProps<Data> {
  title: string
  query: Query<Data>
  /** What it will take, so that nothing moves. */
  height: string
  children: (data: Data) => ReactNode
}

/** What is asked for after what the page is about: a card for it; a line in it, where it could not be loaded. */
export function FurtherCard<Data>({ title, query, height, children }: FurtherCardProps<Data>) {
  const { LL } = useI18nContext()
  const { state, data, retry } = query
  if (state === 'loading') return <FurtherSkeleton height={height} />
  if (state === 'empty') return null
  return (
    <Card as="section">
      <Heading level={2} fontSize="lg" marginBottom="3">
        {title}
      </Heading>
      {state === 'failed' || data === null ? (
        <Row>
          <div>
            <p role="alert">{LL.message.error()}</p>
            <CallReference />
          </div>
          <Button variant="link" onClick={retry}>
            {LL.message.tryAgain()}
          </Button>
        </Row>
      ) : (
        children(data)
      )}
    </Card>
  )
}
