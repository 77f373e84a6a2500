import { useEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Button } from '../../ui/Button'
import { Stack, Text } from '../../ui/layout'
import { useQuestionAfterRetry } from '../../ui/questionContext'
import { MissingEntries } from './MissingEntries'
import type { Listing, LoadingProgress } from './useListing'

/** At this distance from the visible area, the list loads more. */
const PREFETCH_MARGIN = '600px'

interface ListEndProps extends Pick<Listing, 'actions'> {
  progress: LoadingProgress
}

/** The end of the loaded entries. More load when it is near the screen, or on a click. */
export function ListEnd({ progress, actions }: ListEndProps) {
  const { LL } = useI18nContext()
  const end = useRef<HTMLDivElement>(null)
  const { step, loadedPages, missingUpTo } = progress
  const failed = step === 'failed'
  const action = useQuestionAfterRetry(failed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: reruns after each page, whose rows may fit the screen
  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      // A busy browser reports several entries at once; the last one is current.
      (entries) => entries.at(-1)?.isIntersecting && actions.loadMore(),
      { rootMargin: PREFETCH_MARGIN },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [actions, loadedPages])

  return (
    <Stack alignItems="center" gap="3" paddingTop="5" ref={end}>
      {failed ? (
        <>
          <div role="alert">
            <p>{LL.listing.loadMoreFailed()}</p>
            <p>
              <MissingEntries missingUpTo={missingUpTo} />
            </p>
          </div>
          {action}
          <Button variant="outline" onClick={actions.retry}>
            {LL.message.tryAgain()}
          </Button>
        </>
      ) : (
        <>
          <Text
            // On the screen, the button below says it.
            display="none"
            css={{ '@media print': { display: 'block' } }}
          >
            <MissingEntries missingUpTo={missingUpTo} />
          </Text>
          <Button variant="outline" loading={step === 'page' || step === 'month'} onClick={actions.loadMore}>
            {LL.listing.loadMore()}
          </Button>
        </>
      )}
    </Stack>
  )
}
