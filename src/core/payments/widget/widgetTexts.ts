import type { Locales, TranslationFunctions } from '../../../../i18n/i18n-types'
import { languages } from '../../../../i18n/languages.gen'
import type { FrameConfig } from '../frame/messages'

/** All texts of the widget, because it has none in Serbian. */
export function widgetTexts(
  { payment }: TranslationFunctions,
  locale: Locales,
): Pick<FrameConfig, 'language' | 'labels' | 'errorMessages'> {
  const expiry = payment.expiryError()
  return {
    language: { tag: languages[locale].tag, widget: locale === 'de' ? 'de' : 'en' },
    labels: {
      brand: payment.brand(),
      cardNumber: payment.cardNumber(),
      expiryDate: payment.expiryDate(),
      cardHolder: payment.cardHolder(),
      cvv: payment.cvv(),
      submit: payment.submit(),
    },
    errorMessages: {
      cardNumberError: payment.cardNumberError(),
      expiryMonthError: expiry,
      expiryYearError: expiry,
      cvvError: payment.cvvError(),
    },
  }
}
