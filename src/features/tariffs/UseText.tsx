import { useI18nContext } from '../../../i18n/i18n-react'
import { formatApiDate } from '../../lib/formats/dates'
import { Box, Text } from '../../ui/layout'
import { Skeleton } from '../../ui/Skeleton'
import { amountsText } from './amountText'
import type { Tariffs } from './useTariffs'

/** The use of a whole period, and its basis. */
function ProjectedUse({ use }: { use: NonNullable<Tariffs['comparison']['use']> }) {
  const { LL, locale } = useI18nContext()
  const { length, elapsed, amounts, asOf } = use
  const since = new Date(asOf.getFullYear(), asOf.getMonth(), asOf.getDate() - elapsed)
  return (
    <p>
      <Text as="span" fontWeight="bold">
        {LL.tariff.yourUse({ days: length, amounts: amountsText(amounts, locale) })}
      </Text>{' '}
      <Text as="span" color="muted" fontSize="sm">
        {LL.tariff.basis({ days: elapsed, date: formatApiDate(since) })}
      </Text>
    </p>
  )
}

/** The customer's own use, or that it is unknown. Its place is kept while the portal requests the units. */
export function UseText({ comparison: { active, use }, ownUse }: Pick<Tariffs, 'comparison' | 'ownUse'>) {
  const { LL } = useI18nContext()
  if (!active || ownUse === 'hidden') return null
  return (
    <Box marginBottom="5" minHeight={{ base: '5rem', md: '3rem', lg: '1.5rem' }}>
      {use && <ProjectedUse use={use} />}
      {ownUse === 'pending' && <Skeleton height="1.5rem" maxWidth="prose" />}
      {ownUse === 'unknown' && <Text color="muted">{LL.tariff.unknownUse()}</Text>}
    </Box>
  )
}
