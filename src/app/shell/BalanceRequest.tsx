import { useOverview } from '../../flows/overview'

/** Requests the figures of a mobile contract if the customer's data lacks them; it draws nothing. */
export function BalanceRequest() {
  useOverview()
  return null
}
