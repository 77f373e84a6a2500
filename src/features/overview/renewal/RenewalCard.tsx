import { useI18nContext } from '../../../../i18n/i18n-react'
import type { Tariff } from '../../../api/types'
import { UpcomingCard } from '../../../core/bills/UpcomingCard'
import { useRenewingTariff } from '../../../core/renewal'
import { usePrepaidBalance } from '../../../core/usePrepaidBalance'
import { formatMoney } from '../../../domain/money'
import { paths } from '../../../domain/paths'
import { balanceAfterPurchase } from '../../../domain/prepaidBalance'
import { priceInEuro, priceText } from '../../../domain/price'
import { localizeDates } from '../../../lib/formats/dates'
import type { HistoryState } from '../../../lib/historyState'
import { FactList } from '../../../ui/FactList'
import { IconLine } from '../../../ui/IconLine'
import { SuccessIcon } from '../../../ui/icons/status'
import { Link } from '../../../ui/Link'
import { RouteLink } from '../../../ui/RouteLink'
import { type Item, isShort } from '../allowances'
import { addsTo } from './helpfulPackage'

interface RenewalCardProps {
  /** As day.month.year. */
  date: string
  allowances: readonly Item[]
  /** Receives what can be added to the tariff. */
  onPackages: (packages: Tariff[]) => void
}

/** The price and day of the renewal, whether the balance covers it, and packages if one adds to what runs short. */
export default function RenewalCard({ date, allowances, onPackages }: RenewalCardProps) {
  const { LL, locale } = useI18nContext()
  const query = useRenewingTariff(({ packages }) => onPackages(packages))
  const prepaidBalance = usePrepaidBalance()
  return (
    <UpcomingCard title={LL.overview.nextRenewal()} query={query}>
      {(tariff) => {
        const remainingBalance = balanceAfterPurchase(tariff, prepaidBalance)
        const shortAllowances = allowances.filter(isShort).map(({ allowance }) => allowance)
        const hasHelp = tariff.packages.some((offer) =>
          shortAllowances.some((allowance) => addsTo(offer, allowance)),
        )
        const isCovered = remainingBalance !== null && remainingBalance >= 0
        return (
          <>
            <FactList
              facts={[
                { term: tariff.name, value: priceText(tariff.price, locale) },
                { term: LL.overview.on(), value: localizeDates(date, locale) },
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
                    {hasHelp && (
                      <Link asChild>
                        <RouteLink href={paths.additionalPackages}>
                          {LL.shell.mobileMenu.packages()}
                        </RouteLink>
                      </Link>
                    )}
                  </>
                ) : (
                  <>
                    <span>{LL.overview.missing({ amount: formatMoney(-remainingBalance, locale) })}</span>
                    <Link asChild>
                      <RouteLink
                        href={paths.topUp}
                        state={{ errand: { price: priceInEuro(tariff.price) } } satisfies HistoryState}
                      >
                        {LL.overview.topUp()}
                      </RouteLink>
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
