import { useI18nContext } from '../../../i18n/i18n-react'
import { priceText } from '../../domain/price'
import type { TariffDifference } from '../../domain/tariffDifference'
import { IconLine } from '../../ui/IconLine'
import { InfoIcon, SuccessIcon } from '../../ui/icons/status'
import { Box, Text } from '../../ui/layout'
import { signedText } from './amountText'
import type { TariffFit } from './tariffFit'

/** Whether a tariff covers the use. Too little is no alarm, which would urge customers to buy more. */
export function FitText({ fit }: { fit: TariffFit }) {
  const { LL } = useI18nContext()
  const isCovered = fit === 'covers'
  return (
    <IconLine color={isCovered ? 'success' : 'muted'} fontWeight="bold">
      {isCovered ? <SuccessIcon /> : <InfoIcon />}
      <span>{LL.tariff[fit]()}</span>
    </IconLine>
  )
}

/** The differences to the tariff in use, in price and content, without what is equal. */
export function DifferenceText({ difference: { price, items } }: { difference: TariffDifference }) {
  const { LL, locale } = useI18nContext()
  const amount = price && priceText({ ...price, value: Math.abs(price.value) }, locale)
  const others = items.filter(({ number }) => number !== 0)
  return (
    <Box fontSize="sm" lineHeight="1.4" fontVariantNumeric="tabular-nums">
      {amount && price.value !== 0 && (
        <Text fontWeight="bold">
          {price.value > 0 ? LL.tariff.more({ amount }) : LL.tariff.less({ amount })}
        </Text>
      )}
      {others.length > 0 && (
        <Text color="muted">{others.map((item) => signedText(item, locale)).join(' · ')}</Text>
      )}
    </Box>
  )
}
