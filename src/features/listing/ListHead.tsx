import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type ReactNode, type RefObject } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { countParams, formatNumber } from '../../lib/formats/numbers'
import { Button } from '../../ui/Button'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/navigation'
import { Box, Text } from '../../ui/layout'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { DaySums } from './rules'
import { createDayFormatter, useDaySumsText } from './usageTexts'
import type { Listing } from './useListing'

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '3.5rem',
    marginBottom: '2',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    // Also without a place to stick to: if that changed, Firefox would make a new status, and say nothing of the day.
    position: 'sticky',
  },
  variants: {
    // A day stays in sight above its entries, as do the buttons that lead to others.
    isDay: {
      true: {
        background: 'canvas',
        zIndex: '2',
        '@media (min-height: 30rem)': { top: '16' },
      },
    },
  },
})

interface ListHeadProps
  extends Pick<Listing, 'filter' | 'loaded' | 'shown' | 'daySums' | 'chart' | 'actions'> {
  /** Takes the focus when a control above is gone. */
  status: RefObject<HTMLDivElement | null>
}

/** The number of entries; for a selected day its sums, the days next to it, and the way back to the month. */
export const ListHead = memo(function ListHead({
  filter: { dayBefore, dayAfter },
  loaded,
  shown,
  daySums,
  chart,
  actions: { chooseDay },
  status,
}: ListHeadProps) {
  const { LL, locale } = useI18nContext()
  const counts = countParams(loaded.entries.length, locale)
  return (
    <Row isDay={daySums !== null}>
      {daySums && (
        <DayStep label={LL.listing.dayBefore()} day={dayBefore} choose={chooseDay}>
          <ChevronLeftIcon />
        </DayStep>
      )}
      <Box flex="1" minWidth="0" outline="none" role="status" ref={status} tabIndex={-1}>
        {daySums ? (
          <SumsOfDay sums={daySums} isShown={!chart} />
        ) : (
          <Text color="muted">
            {shown.isNarrowed
              ? LL.listing.matching({ ...counts, matches: formatNumber(shown.entries.length, locale) })
              : LL.listing.loaded(counts)}
          </Text>
        )}
      </Box>
      {daySums && (
        <>
          <Button
            variant="link"
            flexShrink="0"
            onClick={() => {
              status.current?.focus()
              chooseDay(undefined)
            }}
          >
            {LL.listing.wholeMonth()}
          </Button>
          <DayStep label={LL.listing.dayAfter()} day={dayAfter} choose={chooseDay}>
            <ChevronRightIcon />
          </DayStep>
        </>
      )}
    </Row>
  )
})

interface DayStepProps {
  label: string
  /** Undefined if the list ends here. */
  day: number | undefined
  choose: (day: number) => void
  /** An arrow. */
  children: ReactNode
}

function DayStep({ label, day, choose, children }: DayStepProps) {
  return (
    <Button
      variant="ghost"
      aria-label={label}
      title={label}
      locked={day === undefined}
      onClick={() => day !== undefined && choose(day)}
    >
      {children}
    </Button>
  )
}

function SumsOfDay({ sums, isShown }: { sums: DaySums; isShown: boolean }) {
  const { locale } = useI18nContext()
  const sumsText = useDaySumsText()
  // Next to three buttons, a phone has no room for a long name.
  const name = createDayFormatter(locale, 'short')(sums.date)
  const text = <p>{sumsText(sums)}</p>
  return (
    <>
      <Text as="strong" display="block" fontWeight="bold">
        {name}
      </Text>
      {/* The chart shows it; a screen reader says it here. */}
      {isShown ? <span>{text}</span> : <VisuallyHidden as="div">{text}</VisuallyHidden>}
    </>
  )
}
