import { useEffect, useState } from 'react'
import { useI18nContext } from '../../../../i18n/i18n-react'
import { type PaymentMethod, paymentBrands, readPaymentBrands } from '../../../domain/paymentBrands'
import { Tabs } from '../../../ui/Tabs'
import { useServices } from '../../services'
import { PaymentFrame, type PaymentFrameProps } from './PaymentFrame'

const methods: readonly PaymentMethod[] = ['card', 'wallet']

/** The ways to pay, each with the widget for its brands; one widget at any time. */
export function PaymentTabs(widget: Omit<PaymentFrameProps, 'brands'>) {
  const { LL } = useI18nContext()
  const availableBrands = readPaymentBrands(useServices().config.readSetting('payment-brands'))
  const brandsOf = (method: PaymentMethod) =>
    paymentBrands[method].filter((brand) => availableBrands.includes(brand)).join(' ')
  const availableMethods = methods.filter((method) => brandsOf(method) !== '')
  const [method, setMethod] = useState<PaymentMethod>(availableMethods[0] ?? 'card')
  const [reloadCount, setReloadCount] = useState(0)
  useEffect(() => {
    // A page from the back-forward cache may have been paid since: the new key requests the form again.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setReloadCount((count) => count + 1)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  const labels = { card: LL.payment.byCard(), wallet: LL.payment.byWallet() }
  return (
    <Tabs
      label={LL.payment.ways()}
      tabs={availableMethods.map((id) => ({ id, label: labels[id] }))}
      selected={method}
      onSelect={setMethod}
    >
      <PaymentFrame
        key={`${widget.checkout.id} ${method} ${reloadCount}`}
        brands={brandsOf(method)}
        {...widget}
      />
    </Tabs>
  )
}
