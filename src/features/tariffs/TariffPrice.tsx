import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Price } from '../../api/types'
import { priceParts } from '../../domain/price'
import { figureStyles } from '../../ui/figureStyles'

const Line = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2' },
})
const Amount = chakra('span', {
  base: { fontSize: '3xl', ...figureStyles, lineHeight: '1.15', fontVariantNumeric: 'tabular-nums' },
})
const Label = chakra('span', { base: { fontSize: 'lg', fontWeight: 'bold' } })
const Small = chakra('span', { base: { color: 'muted', fontSize: 'sm' } })

interface TariffPriceProps {
  price: Price | undefined
  /** The duration of the price, in the provider's words. */
  duration: string | null | undefined
}

export function TariffPrice({ price, duration }: TariffPriceProps) {
  const { LL, locale } = useI18nContext()
  const parts = priceParts(price, locale)
  return (
    <Line>
      {parts ? (
        <span>
          <Amount>{parts.amount}</Amount> <Label as="bdi">{parts.label}</Label>
        </span>
      ) : (
        <Small>{LL.tariff.priceUnknown()}</Small>
      )}
      {duration && <Small>{duration}</Small>}
    </Line>
  )
}
