import { useI18nContext } from '../../../i18n/i18n-react'
import { PhoneNumber } from '../../core/phone/PhoneNumber'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import type { Errand, HistoryState } from '../../lib/historyState'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { FactList } from '../../ui/FactList'
import { Receipt } from '../../ui/Receipt'
import { RouteLink } from '../../ui/RouteLink'

interface RedeemedVoucherProps {
  phone: string
  /** Of this number, in euro; `null` if it is unknown. */
  balance: number | null
  /** What the customer topped up for. */
  plan: Errand['plan']
  onAnother: () => void
}

/** The topped-up number and its new balance, if it is the one of the current contract. */
export function RedeemedVoucher({ phone, balance, plan, onAnother }: RedeemedVoucherProps) {
  const { LL, locale } = useI18nContext()
  return (
    <Receipt
      title={LL.topUp.redeemedHeading()}
      actions={
        <>
          <Button variant="outline" onClick={onAnother}>
            {LL.topUp.anotherVoucher()}
          </Button>
          <ButtonLink asChild>
            {plan && balance !== null ? (
              <RouteLink href={paths.tariffs} state={{ planToActivate: plan.code } satisfies HistoryState}>
                {LL.overview.activatePackage({ name: plan.name })}
              </RouteLink>
            ) : (
              <RouteLink href={paths.overview}>{LL.payment.toHome()}</RouteLink>
            )}
          </ButtonLink>
        </>
      }
    >
      <FactList
        facts={[
          { term: LL.topUp.phone(), value: <PhoneNumber text={phone} /> },
          { term: LL.topUp.now(), value: balance === null ? null : formatMoney(balance, locale) },
        ]}
      />
    </Receipt>
  )
}
