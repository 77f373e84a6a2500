import { useEffect, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { type PaymentWay, paymentBrands, readPaymentBrands } from '../../domain/paymentBrands'
import { Tabs } from '../../ui/Tabs'
import { PaymentFrame, type PaymentFrameProps } from './PaymentFrame'

interface PaymentTabsProps extends Omit<PaymentFrameProps, 'brands'> {
  /** The brands that the deployment offers, as it names them. */
  offered: string
}

const ways: readonly PaymentWay[] = ['card', 'wallet']

/** The ways to pay, each with the widget for its brands; one widget at any time. */
export function PaymentTabs({ offered, ...widget }: PaymentTabsProps) {
  const { LL } = useI18nContext()
  const all = readPaymentBrands(offered)
  const brandsOf = (way: PaymentWay) => paymentBrands[way].filter((brand) => all.includes(brand)).join(' ')
  const open = ways.filter((way) => brandsOf(way) !== '')
  const [way, setWay] = useState<PaymentWay>(open[0] ?? 'card')
  const [visit, setVisit] = useState(0)
  useEffect(() => {
    // A page from the back-forward cache may have been paid since: the new key requests the form again.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setVisit((before) => before + 1)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  const labels = { card: LL.payment.byCard(), wallet: LL.payment.byWallet() }
  return (
    <Tabs
      label={LL.payment.ways()}
      tabs={open.map((id) => ({ id, label: labels[id] }))}
      selected={way}
      onSelect={setWay}
    >
      <PaymentFrame
        key={`${widget.checkout.checkoutId} ${way} ${visit}`}
        brands={brandsOf(way)}
        {...widget}
      />
    </Tabs>
  )
}
