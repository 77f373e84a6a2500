import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { itemAmountOf } from '../../domain/itemAmount'
import { formatNumber } from '../../lib/formats/numbers'
import { CallIcon, DataIcon } from '../../ui/icons/usage'
import { Box, Grid, Inline, Text } from '../../ui/layout'
import { WIDE } from './wide'

/** The item type of calls; every other type means data and the rest. */
const CALL_ITEM_TYPE = 1

/** Without empty lines. */
export const visibleItemsOf = ({ descriptionItems = [] }: Tariff) =>
  descriptionItems.filter(({ title, subtitle }) => title || subtitle)

interface TariffItemsProps {
  tariff: Tariff
  /** The rows of the card for items, on a wide screen. */
  rows?: number | undefined
}

/** The items of a tariff, line by line. */
export function TariffItems({ tariff, rows }: TariffItemsProps) {
  const { locale } = useI18nContext()
  // As in the comparison: `1.000 Minuten`, but `2026 Aktion`.
  const withSeparator = (title: string) =>
    itemAmountOf(title)
      ? title.replace(/^\d{4,}(?= )/, (digits) => formatNumber(Number(digits), locale))
      : title
  const visibleItems = visibleItemsOf(tariff)
  if (visibleItems.length === 0) return null
  return (
    <Grid
      as="ul"
      listStyle="none"
      gap="3"
      css={rows ? { [WIDE]: { gridRow: `5 / span ${rows}`, gridTemplateRows: 'subgrid' } } : undefined}
    >
      {visibleItems.map(({ title, subtitle, itemType }) => (
        <Inline as="li" gap="3" alignItems="flex-start" key={`${itemType} ${title} ${subtitle}`}>
          <Text
            as="span"
            flexShrink="0"
            display="inline-flex"
            padding="2"
            borderRadius="control"
            background="accentSubtle"
            color="accentText"
          >
            {itemType === CALL_ITEM_TYPE ? <CallIcon /> : <DataIcon />}
          </Text>
          <Box flexGrow="1" minWidth="0">
            {title && (
              <Box fontWeight="bold" lineHeight="1.3">
                {withSeparator(title)}
              </Box>
            )}
            {subtitle && (
              <Box color="muted" fontSize="sm" lineHeight="1.4">
                {subtitle}
              </Box>
            )}
          </Box>
        </Inline>
      ))}
    </Grid>
  )
}
