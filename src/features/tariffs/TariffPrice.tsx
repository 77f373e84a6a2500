import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Price } from '../../api/types'
import { priceParts } from '../../domain/price'
import { figureStyles } from '../../ui/figureStyles'
import { Inline, Text } from '../../ui/layout'

const Amount = chakra('span', {
  base: { fontSize: '3xl', ...figureStyles, lineHeight: '1.15', fontVariantNumeric: 'tabular-nums' },
})
const Label = chakra('span', { base: { fontSize: 'lg', fontWeight: 'bold' } })

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
          <Amount>{parts.amount}</Amount> <Label as="bdi">{parts.label}</Label>
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
