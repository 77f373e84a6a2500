import type { ReactNode } from 'react'
import { useI18nContext } from '../../i18n/i18n-react'
import { CallReference } from './CallReference'
import { EmptyState } from './EmptyState'
import { ErrorState } from './ErrorState'
import { PartialAlert } from './PartialAlert'
import { useQuestionAfterRetry } from './questionContext'

interface QueryViewProps<Data> {
  query: {
    state: 'loading' | 'shown' | 'empty' | 'failed'
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
  const action = useQuestionAfterRetry(query.state === 'failed')
  if (query.state === 'loading' && !emptyText) return skeleton
  if (query.state === 'loading' || query.state === 'empty')
    return (
      // A screen reader says the note only in a region that exists before, and Orca only the last part of one that is
      // not atomic.
      <div role="status" aria-atomic="true">
        {query.state === 'loading' ? (
          skeleton
        ) : (
          <EmptyState drawing={emptyDrawing} action={emptyAction}>
            {emptyText}
          </EmptyState>
        )}
      </div>
    )
  if (query.state === 'failed' || query.data === null)
    return (
      <ErrorState message={LL.message.error()} retryLabel={LL.message.tryAgain()} onRetry={query.retry}>
        <CallReference />
        {action}
      </ErrorState>
    )
  return (
    <>
      {query.isPartial && <PartialAlert />}
      {children(query.data)}
    </>
  )
}
