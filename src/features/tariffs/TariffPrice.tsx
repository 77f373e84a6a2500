import { useI18nContext } from '../../../i18n/i18n-react'
import type { Price } from '../../api/types'
import { priceParts } from '../../domain/price'
import { Inline, Text } from '../../ui/layout'

interface TariffPriceProps {
  price: Price | undefined
  /** The duration of the price, in the provider's words. */
  duration: string | null | undefined
}

export function TariffPrice({ price, duration }: TariffPriceProps) {
  const { LL, locale } = useI18nContext()
  const parts = priceParts(price, locale)
  return (
    <Inline as="p" flexWrap="wrap" alignItems="baseline" gap="2">
      {parts ? (
        <span>
          <Text
            as="span"
            fontSize="3xl"
            textStyle="figure"
            lineHeight="1.15"
            fontVariantNumeric="tabular-nums"
          >
            {parts.amount}
          </Text>{' '}
          <Text fontSize="lg" fontWeight="bold" as="bdi">
            {parts.label}
          </Text>
        </span>
      ) : (
        <Text as="span" color="muted" fontSize="sm">
          {LL.tariff.priceUnknown()}
        </Text>
      )}
      {duration && (
        <Text as="span" color="muted" fontSize="sm">
          {duration}
        </Text>
      )}
    </Inline>
  )
}
