import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { TariffFit } from '../../domain/tariffFit'
import { InfoIcon, SuccessIcon } from '../../ui/icons/status'

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: '1.3',
    color: 'muted',
    '& svg': { flexShrink: '0' },
  },
  variants: { isCovered: { true: { color: 'success' } } },
})

/** Whether a tariff covers the use. Too little is no alarm, which would urge customers to buy more. */
export function FitText({ fit }: { fit: TariffFit }) {
  const { LL } = useI18nContext()
  const isCovered = fit === 'covers'
  return (
    <Line isCovered={isCovered}>
      {isCovered ? <SuccessIcon /> : <InfoIcon />}
      <span>{LL.tariff[fit]()}</span>
    </Line>
  )
}
