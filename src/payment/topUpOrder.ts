import type { PreparedTopUp } from '../flows/topUp'
import type { TabStorage } from '../lib/tabStorage'
import { type Guard, isNumber, isObjectOf, isString } from '../lib/typeGuards'

const isTopUpOrder: Guard<PreparedTopUp> = isObjectOf({
  phone: isString,
  amount: isNumber,
  address: isString,
})

/** Keeps an order while the customer is away on the payment page. */
export const storeTopUpOrder = (tab: TabStorage, order: PreparedTopUp): void => tab.write('topUp', order)

/** The order of a payment; `null` unless the address of its payment page named that payment. */
export function readTopUpOrder(tab: TabStorage, checkoutId: string | null): PreparedTopUp | null {
  const stored = tab.read('topUp')
  // The customer may have returned from the page of an earlier order.
  const isOfPayment = (order: PreparedTopUp) =>
    checkoutId !== null && order.address.split(/[^\w.-]/).includes(checkoutId)
  return isTopUpOrder(stored) && isOfPayment(stored) ? stored : null
}
