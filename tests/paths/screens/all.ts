import { billPaymentScreen } from './billPaymentScreen'
import { consentScreen } from './consentScreen'
import { contractScreen } from './contractScreen'
import { forgotPasswordScreen } from './forgotPasswordScreen'
import { listingScreen } from './listingScreen'
import { notificationsScreen } from './notificationsScreen'
import { passwordChangeScreen } from './passwordChangeScreen'
import { passwordLoginScreen } from './passwordLoginScreen'
import type { ScreenPaths } from './pathPortal'
import { paymentResultScreen } from './paymentResultScreen'
import { queryScreen } from './queryScreen'
import { resetLinkScreen } from './resetLinkScreen'
import { sessionScreen } from './sessionScreen'
import { settingScreen } from './settingScreen'
import { smsLoginScreen } from './smsLoginScreen'
import { supportRequestScreen } from './supportRequestScreen'
import { tariffScreen } from './tariffScreen'
import { topUpScreen } from './topUpScreen'
import { voucherScreen } from './voucherScreen'

/** How the paths of each machine are walked on the screens, by the name of its golden file. */
export const screens = {
  billPayment: billPaymentScreen,
  consent: consentScreen,
  contract: contractScreen,
  forgotPassword: forgotPasswordScreen,
  listing: listingScreen,
  notifications: notificationsScreen,
  passwordChange: passwordChangeScreen,
  passwordLogin: passwordLoginScreen,
  paymentResult: paymentResultScreen,
  query: queryScreen,
  resetLink: resetLinkScreen,
  session: sessionScreen,
  setting: settingScreen,
  smsLogin: smsLoginScreen,
  supportRequest: supportRequestScreen,
  tariff: tariffScreen,
  topUp: topUpScreen,
  voucher: voucherScreen,
} satisfies Record<string, ScreenPaths>
