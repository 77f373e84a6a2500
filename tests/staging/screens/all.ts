import type { Stem } from '../effects'
import { account } from './account'
import { billPayment } from './billPayment'
import { consent } from './consent'
import { forgotPassword } from './forgotPassword'
import { listing } from './listing'
import { notifications } from './notifications'
import { passwordChange } from './passwordChange'
import { passwordLogin } from './passwordLogin'
import { pdfDownload } from './pdfDownload'
import type { ProviderScreen } from './providerScreen'
import { query } from './query'
import { session } from './session'
import { setting } from './setting'
import { smsLogin } from './smsLogin'
import { supportRequest } from './supportRequest'
import { tariff } from './tariff'
import { topUp } from './topUp'
import { voucher } from './voucher'

/** The machines that are walked before a provider of the tester's own. */
export const providerScreens = {
  account,
  billPayment,
  consent,
  listing,
  notifications,
  passwordLogin,
  pdfDownload,
  query,
  session,
  setting,
  smsLogin,
  supportRequest,
  tariff,
  topUp,
  voucher,
  // At some providers, these end every session of the customer, or her password with it.
  passwordChange,
  forgotPassword,
} satisfies Partial<Record<Stem, ProviderScreen>>

/** The others, each with the reason. */
export const withoutScreen: Record<Exclude<Stem, keyof typeof providerScreens>, string> = {
  inactivity: 'needs a clock that can be set',
  paymentResult: 'needs a payment that has just been made',
  resetLink: 'needs the link of an e-mail',
}
