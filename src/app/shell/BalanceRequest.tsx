import { useOverview } from '../../flows/resources'

/** Asks for the figures of a mobile contract where the provider tells the customer without them; it draws nothing. */
export function BalanceRequest() {
  useOverview()
  return null
}
