import { type ReactNode, useContext } from 'react'
import { useI18nContext } from '../../i18n/i18n-react'
import { CallReference } from './CallReference'
import { EmptyState } from './EmptyState'
import { ErrorState } from './ErrorState'
import { PartialAlert } from './PartialAlert'
import { QuestionContext } from './questionContext'

interface QueryViewProps<Data> {
  query: {
    /** After the second failure in a row, customers may ask about it. */
    state: 'loading' | 'shown' | 'empty' | 'failed' | 'failedAgain'
    data: Data | null
    isPartial?: boolean
    retry: () => void
  }
  /** As large as the loaded content. */
  skeleton: ReactNode
  /** For a query that can be empty. */
  emptyText?: string
  emptyDrawing?: ReactNode
  emptyAction?: ReactNode
  children: (data: Data) => ReactNode
}

/** Loadable content: its skeleton, the data, a note that it is empty, or the error. */
export function QueryView<Data>({
  query,
  skeleton,
  emptyText,
  emptyDrawing,
  emptyAction,
  children,
}: QueryViewProps<Data>) {
  const { LL } = useI18nContext()
  const action = useContext(QuestionContext)
  if (query.state === 'loading') return skeleton
  if (query.state === 'empty')
    return (
      <EmptyState drawing={emptyDrawing} action={emptyAction}>
        {emptyText}
      </EmptyState>
    )
  const hasFailedAgain = query.state === 'failedAgain'
  if (hasFailedAgain || query.state === 'failed' || query.data === null)
    return (
      <ErrorState message={LL.message.error()} retryLabel={LL.message.tryAgain()} onRetry={query.retry}>
        <CallReference />
        {hasFailedAgain && action}
      </ErrorState>
    )
  return (
    <>
      {query.isPartial && <PartialAlert />}
      {children(query.data)}
    </>
  )
}
