import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { creditAfter } from '../../domain/credit'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { priceText } from '../../domain/price'
import { useRenewingTariff } from '../../flows/renewal'
import { useCredit } from '../../flows/useCredit'
import { FactList } from '../../ui/FactList'
import { SuccessIcon } from '../../ui/icons/status'
import { Link } from '../../ui/Link'
import { FurtherCard } from './FurtherCard'
import { IconLine } from './parts'

/** The price and day of the renewal, and whether the balance covers it. `date` as day.month.year. */
export default function RenewalCard({ date, height }: { date: string; height: string }) {
  const { LL, locale } = useI18nContext()
  const query = useRenewingTariff()
  const credit = useCredit()
  return (
    <FurtherCard title={LL.overview.nextRenewal()} query={query} height={height}>
      {(tariff) => {
        const after = creditAfter(tariff, credit)
        const suffices = after !== null && after >= 0
        return (
          <>
            <FactList
              facts={[
                { term: tariff.name, value: priceText(tariff.price, locale) },
                { term: LL.overview.on(), value: date },
                { term: LL.topUp.after(), value: suffices ? formatMoney(after, locale) : null },
              ]}
            />
            {after !== null && (
              <IconLine color={suffices ? 'success' : 'ink'} marginTop="2">
                {suffices ? (
                  <>
                    <SuccessIcon />
                    <span>{LL.overview.balanceSuffices()}</span>
                  </>
                ) : (
                  <>
                    <span>{LL.overview.missing({ amount: formatMoney(-after, locale) })}</span>
                    <Link asChild>
                      <RouteLink href={paths.rechargeCredit}>{LL.overview.topUp()}</RouteLink>
                    </Link>
                  </>
                )}
              </IconLine>
            )}
          </>
        )
      }}
    </FurtherCard>
  )
}
