import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Button } from '../../ui/Button'
import { useQuestionAfterRetry } from '../../ui/questionContext'
import { MissingEntries } from './MissingEntries'
import type { ListingActor } from './useListing'

/** At this distance from the visible area, the list loads more. */
const PREFETCH_MARGIN = '600px'

const End = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3', paddingTop: '5' },
})

// On the screen, the button below says it.
const PaperNote = chakra('p', { base: { display: 'none', '@media print': { display: 'block' } } })

/** The end of the loaded entries. More load when it is near the screen, or on a click. */
export function ListEnd({ listing }: { listing: ListingActor }) {
  const { LL } = useI18nContext()
  const end = useRef<HTMLDivElement>(null)
  const page = useSelector(listing, (snapshot) => snapshot.context.page)
  const failed = useSelector(listing, (snapshot) => snapshot.matches('extensionFailed'))
  const extending = useSelector(listing, (snapshot) => snapshot.matches('extending'))
  const action = useQuestionAfterRetry(failed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: reruns after each page, whose rows may fit the screen
  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      // A busy browser reports several entries at once; the last one is current.
      (entries) => entries.at(-1)?.isIntersecting && listing.send({ type: 'list.extend' }),
      { rootMargin: PREFETCH_MARGIN },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [listing, page])

  return (
    <End ref={end}>
      {failed ? (
        <>
          <div role="alert">
            <p>{LL.listing.loadMoreFailed()}</p>
            <p>
              <MissingEntries listing={listing} />
            </p>
          </div>
          {action}
          <Button variant="outline" onClick={() => listing.send({ type: 'load.retry' })}>
            {LL.message.tryAgain()}
          </Button>
        </>
      ) : (
        <>
          <PaperNote>
            <MissingEntries listing={listing} />
          </PaperNote>
          <Button variant="outline" loading={extending} onClick={() => listing.send({ type: 'list.extend' })}>
            {LL.listing.loadMore()}
          </Button>
        </>
      )}
    </End>
  )
}
