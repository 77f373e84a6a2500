import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useProviderTime } from '../../core/providerClock'
import { localizeDates } from '../../lib/formats/dates'
import { ChevronDownIcon } from '../../ui/icons/navigation'
import { Box, Inline } from '../../ui/layout'
import { ProgressBar } from '../../ui/ProgressBar'
import { AllowanceAmount, descriptionOf, linesOf, StatusLine } from './allowanceParts'
import { type Item, isFarShort } from './allowances'
import { Rows, SmallText } from './layout'

const Head = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(62%)',
    columnGap: '0.5rem',
    rowGap: '0.125rem',
    alignItems: 'center',
    alignContent: 'center',
    minHeight: '3.5rem',
    paddingBlock: '0.625rem',
    // No room for both: the amount goes below the name.
    '@media (max-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > [role=progressbar]': { gridColumn: '1 / -1', marginTop: '1' },
  },
})
/** How it does, and its end: in one line, or two if one is too short. */
const Statuses = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '0.75rem',
    '& > :only-child': { marginLeft: 'auto' },
  },
})
/** The chevron keeps its room, so that amounts are in one column. */
const Chevron = chakra('span', {
  base: { display: 'inline-flex', flexShrink: '0', color: 'muted', transition: 'rotate 0.15s' },
  variants: { state: { none: { visibility: 'hidden' }, closed: {}, open: { rotate: '180deg' } } },
})
/** Covers the row, so that a press anywhere unfolds it. */
const RowButton = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0 -0.5rem',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { background: 'color-mix(in srgb, currentColor 5%, transparent)' },
  },
})

interface MeterProps {
  item: Item
  /** What to call it, if its own name is the heading above. */
  name?: string | undefined
  tone?: 'time'
  /** Shows the description; by default, it unfolds with the rest. */
  tip?: ReactNode
}

/** One allowance in a row: name, amount, status and bar. A press unfolds the rest. */
export function Meter({ item, name, tone, tip }: MeterProps) {
  const { LL, ...language } = useI18nContext()
  const [isOpen, setIsOpen] = useState(false)
  const { allowance, percent } = item
  const [first, ...others] = linesOf(item, useProviderTime(), { LL, ...language })
  // What an allowance allows a day is no warning: it unfolds.
  const status = first?.kind === 'plain' ? undefined : first
  const details = status || !first ? others : [first, ...others]
  const description = tip === undefined ? descriptionOf(allowance, 3) : null
  const hasMore = details.length > 0 || description !== null
  return (
    <>
      <Head>
        <Inline
          alignItems="center"
          gap="3"
          minHeight="6"
          minWidth="0"
          css={{
            // The button of the tip is larger than its line, and stays above what is next to it.
            '& > button': { position: 'relative', zIndex: '1' },
          }}
        >
          <Box as="h3" fontWeight="bold" lineHeight="1.3">
            {name ?? allowance.name}
          </Box>
          {tip}
        </Inline>
        <Inline as="span" alignItems="center" justifyContent="space-between" gap="2">
          <AllowanceAmount {...item} />
          {(hasMore || tip === undefined) && (
            <Chevron state={hasMore ? (isOpen ? 'open' : 'closed') : 'none'}>
              <ChevronDownIcon />
            </Chevron>
          )}
        </Inline>
        {(status || allowance.expiryDate) && (
          <Statuses>
            {status && <StatusLine {...status} />}
            {allowance.expiryDate && (
              <SmallText>
                {LL.overview.validUntil({ date: localizeDates(allowance.expiryDate, language.locale) })}
              </SmallText>
            )}
          </Statuses>
        )}
        {percent !== null && (
          <ProgressBar
            label={LL.overview.remaining({ name: allowance.name })}
            percent={percent}
            tone={tone ?? (isFarShort(item) ? 'short' : 'data')}
          />
        )}
        {hasMore && (
          <RowButton
            type="button"
            aria-label={LL.overview.info({ name: allowance.name })}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </Head>
      {isOpen && (
        <Rows paddingTop="3">
          {details.map((line) => (
            <StatusLine key={line.text} {...line} />
          ))}
          {description && <SmallText>{description}</SmallText>}
        </Rows>
      )}
    </>
  )
}
