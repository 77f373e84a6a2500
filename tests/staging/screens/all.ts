import type { Stem } from '../effects'
import { account } from './account'
import { consent } from './consent'
import { listing } from './listing'
import { notifications } from './notifications'
import { passwordLogin } from './passwordLogin'
import { pdfDownload } from './pdfDownload'
import type { ProviderScreen } from './providerScreen'
import { query } from './query'
import { session } from './session'
import { setting } from './setting'
import { supportRequest } from './supportRequest'
import { tariff } from './tariff'
import { voucher } from './voucher'

/** The machines that are walked before a provider of the tester's own. */
export const providerScreens = {
  account,
  consent,
  listing,
  notifications,
  passwordLogin,
  pdfDownload,
  query,
  session,
  setting,
  supportRequest,
  tariff,
  voucher,
} satisfies Partial<Record<Stem, ProviderScreen>>

/** The others, each with the reason. */
export const withoutScreen: Record<Exclude<Stem, keyof typeof providerScreens>, string> = {
  billPayment: 'its payment goes on in the document of a payment provider',
  forgotPassword: 'would send an e-mail with each walk',
  inactivity: 'needs a clock that can be set',
  passwordChange: 'would leave the account with another password',
  paymentResult: 'needs a payment that has just been made',
  resetLink: 'needs the link of an e-mail',
  smsLogin: 'needs the code of an SMS',
  topUp: 'its payment goes on at the site of a payment provider',
}
