import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { PhoneNumber } from '../../core/phone/PhoneNumber'
import { useIsOwnNumber } from '../../core/usePrepaidBalance'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { FactList } from '../../ui/FactList'
import { Receipt } from '../../ui/Receipt'
import { RouteLink } from '../../ui/RouteLink'
import type { VoucherActor } from './useVoucher'

interface RedeemedVoucherProps {
  voucher: VoucherActor
  /** Of the current contract, in euro; `null` until it is known. */
  balance: number | null
}

/** The topped-up number and its new balance, if it is the one of the current contract. */
export function RedeemedVoucher({ voucher, balance }: RedeemedVoucherProps) {
  const { LL, locale } = useI18nContext()
  const phone = useSelector(voucher, (snapshot) => snapshot.context.phone)
  const isOwnNumber = useIsOwnNumber()
  const isKnown = balance !== null && isOwnNumber(phone)
  return (
    <Receipt
      title={LL.topUp.redeemedHeading()}
      actions={
        <>
          <Button variant="outline" onClick={() => voucher.send({ type: 'voucher.begin' })}>
            {LL.topUp.anotherVoucher()}
          </Button>
          <ButtonLink asChild>
            <RouteLink href={paths.overview}>{LL.payment.toHome()}</RouteLink>
          </ButtonLink>
        </>
      }
    >
      <FactList
        facts={[
          { term: LL.topUp.phone(), value: <PhoneNumber text={phone} /> },
          { term: LL.topUp.now(), value: isKnown ? formatMoney(balance, locale) : null },
        ]}
      />
    </Receipt>
  )
}
