import type { Locales, TranslationFunctions } from '../../../i18n/i18n-types'
import { formatMoment, localizeDates } from '../../lib/formats/dates'
import type { EarlierPayment } from './earlierPayment'

/** What is known of a payment that the provider does not show yet. */
export const earlierPaymentText = (
  { state, askedAt }: EarlierPayment,
  { bill }: TranslationFunctions,
  locale: Locales,
): string =>
  state === 'succeeded'
    ? bill.beingBooked()
    : bill.paymentUnconfirmed({ moment: localizeDates(formatMoment(new Date(askedAt)), locale) })
