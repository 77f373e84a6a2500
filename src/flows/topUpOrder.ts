import { hasFields } from '../lib/hasFields'
import type { TabStorage } from '../lib/tabStorage'

/** An order that the customer takes to the payment page. */
interface TopUpOrder {
  phone: string
  /** In euro. */
  amount: number
  /** Of the payment page. */
  address: string
}

const isTopUpOrder = (value: unknown): value is TopUpOrder =>
  hasFields(value, { phone: 'string', amount: 'number', address: 'string' })

/** Keeps an order while the customer is away on the payment page. */
export const storeTopUpOrder = (tab: TabStorage, order: TopUpOrder): void => tab.write('topUp', order)

/** The order of a payment; `null` unless the address of its payment page named that payment. */
export function readTopUpOrder(tab: TabStorage, checkoutId: string | null): TopUpOrder | null {
  const stored = tab.read('topUp')
  // The customer may have returned from the page of an earlier order.
  const isOfPayment = (order: TopUpOrder) =>
    checkoutId !== null && order.address.split(/[^\w.-]/).includes(checkoutId)
  return isTopUpOrder(stored) && isOfPayment(stored) ? stored : null
}
