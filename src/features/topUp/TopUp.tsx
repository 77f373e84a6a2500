import type { KeyboardEvent } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { usePayments } from '../../core/payments/payments'
import { Card } from '../../ui/Card'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Tabs } from '../../ui/Tabs'
import { useQuery } from '../../ui/useQuery'
import { CardForm } from './CardForm'
import { useDraft } from './useDraft'
import { useTopUp } from './useTopUp'
import { useVoucher } from './useVoucher'
import { VoucherForm } from './VoucherForm'

/** A held key counts once: Enter must not go from the form through the dialog. */
function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/** Tops up a prepaid number, by card or by voucher. Both flows continue while the other tab is shown. */
export default function TopUp() {
  const { LL } = useI18nContext()
  const draft = useDraft()
  const topUp = useTopUp(draft, usePayments())
  const voucher = useVoucher(draft)
  const { query, setQuery } = useQuery()
  const method = query.get('tab') === 'voucher' ? 'voucher' : 'card'
  return (
    <>
      <ScreenHeading marginBottom="6">{LL.topUp.heading()}</ScreenHeading>
      <Card borderRadius="hero" maxWidth="form" onKeyDown={ignoreRepeatedEnter}>
        <Tabs
          label={LL.topUp.ways()}
          tabs={[
            { id: 'card', label: LL.topUp.byCard() },
            { id: 'voucher', label: LL.topUp.byVoucher() },
          ]}
          selected={method}
          onSelect={(tab) => setQuery(() => ({ tab }), { replace: true })}
        >
          {method === 'card' ? <CardForm topUp={topUp} /> : <VoucherForm voucher={voucher} />}
        </Tabs>
      </Card>
    </>
  )
}
