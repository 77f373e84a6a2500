import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { balanceAfterPurchase } from '../../domain/prepaidBalance'
import { priceText } from '../../domain/price'
import { useRenewingTariff } from '../../flows/renewal'
import { usePrepaidBalance } from '../../flows/usePrepaidBalance'
import { FactList } from '../../ui/FactList'
import { SuccessIcon } from '../../ui/icons/status'
import { Link } from '../../ui/Link'
import { UpcomingCard } from '../shared/UpcomingCard'
import { IconLine } from './layout'

/** The price and day of the renewal, and whether the balance covers it. `date` as day.month.year. */
export default function RenewalCard({ date }: { date: string }) {
  const { LL, locale } = useI18nContext()
  const query = useRenewingTariff()
  const prepaidBalance = usePrepaidBalance()
  return (
    <UpcomingCard title={LL.overview.nextRenewal()} query={query}>
      {(tariff) => {
        const remainingBalance = balanceAfterPurchase(tariff, prepaidBalance)
        const isCovered = remainingBalance !== null && remainingBalance >= 0
        return (
          <>
            <FactList
              facts={[
                { term: tariff.name, value: priceText(tariff.price, locale) },
                { term: LL.overview.on(), value: date },
                {
                  term: LL.overview.balanceAfter(),
                  value: isCovered ? formatMoney(remainingBalance, locale) : null,
                },
              ]}
            />
            {remainingBalance !== null && (
              <IconLine color={isCovered ? 'success' : 'ink'} marginTop="2">
                {isCovered ? (
                  <>
                    <SuccessIcon />
                    <span>{LL.overview.balanceSuffices()}</span>
                  </>
                ) : (
                  <>
                    <span>{LL.overview.missing({ amount: formatMoney(-remainingBalance, locale) })}</span>
                    <Link asChild>
                      <RouteLink href={paths.topUp}>{LL.overview.topUp()}</RouteLink>
                    </Link>
                  </>
                )}
              </IconLine>
            )}
          </>
        )
      }}
    </UpcomingCard>
  )
}
