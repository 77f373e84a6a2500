import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import { dayInSentence } from '../../domain/dayTexts'
import { formatNumber } from '../../lib/formats/numbers'
import { Button } from '../../ui/Button'
import { fillStyles, progressbarAttributes } from '../../ui/fillStyles'
import { Box, Text } from '../../ui/layout'
import { MissingEntries } from './MissingEntries'
import type { Listing, LoadingProgress } from './useListing'

const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '0 1rem',
    overflow: 'hidden',
    // On a phone, the days and the button are below each other; a page number later has room, too.
    minHeight: { base: '4.5rem', md: '11' },
    paddingInline: '3',
    marginBottom: '4',
    background: 'sunken',
    borderRadius: 'control',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '@media print': { '& button': { display: 'none' } },
  },
})
const Fill = chakra('div', fillStyles)

/** `15.–29. November, bisher geladen`. */
function loadedText(days: LoadingProgress['days'], LL: TranslationFunctions): string {
  if (!days) return LL.listing.soFar()
  const [from, to] = [days.from.getDate(), dayInSentence(days.to, LL)]
  return LL.listing.textSoFar({ text: from === days.to.getDate() ? to : LL.listing.days({ from, to }) })
}

interface MonthLoadingProps extends Pick<Listing, 'actions'> {
  progress: LoadingProgress
  /** Takes the focus when the month is complete and this disappears. */
  next: RefObject<HTMLElement | null>
}

/** Says that the figures below are not those of the whole month yet, and loads the rest on request. */
export function MonthLoading({ progress, actions, next }: MonthLoadingProps) {
  const { LL, locale } = useI18nContext()
  const { step, loadedPages, pages, missingUpTo, days } = progress
  const isLoading = step === 'month'
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (element === document.activeElement) next.current?.focus({ preventScroll: true })
    }
  }, [next])

  const page = formatNumber(loadedPages + 1, locale)
  const pageText =
    pages === null
      ? LL.listing.pageNumber({ page })
      : LL.listing.pageOfPages({ page, pages: formatNumber(pages, locale) })
  return (
    <Row>
      <Text fontWeight="bold" paddingBlock="1">
        {step === 'failed' ? (
          <MissingEntries missingUpTo={missingUpTo} />
        ) : isLoading ? (
          pageText
        ) : (
          loadedText(days, LL)
        )}
      </Text>
      <Button ref={button} variant="link" onClick={isLoading ? actions.cancelMonth : actions.loadMonth}>
        {isLoading ? LL.shell.cancel() : LL.listing.loadMonth()}
      </Button>
      {isLoading && pages !== null && (
        <Box
          // On the edge, so that nothing moves when it appears.
          position="absolute"
          insetInline="0"
          bottom="0"
          height="0.25rem"
          background="line"
          {...progressbarAttributes(pageText, Math.round((100 * loadedPages) / pages))}
        >
          <Fill tone="data" style={{ width: `${(100 * loadedPages) / pages}%` }} />
        </Box>
      )}
    </Row>
  )
}
