import { accountScreen } from './accountScreen'
import { billPaymentScreen } from './billPaymentScreen'
import { consentScreen } from './consentScreen'
import { forgotPasswordScreen } from './forgotPasswordScreen'
import { listingScreen } from './listingScreen'
import { notificationsScreen } from './notificationsScreen'
import { passwordChangeScreen } from './passwordChangeScreen'
import { passwordLoginScreen } from './passwordLoginScreen'
import type { ScreenPaths } from './pathPortal'
import { paymentResultScreen } from './paymentResultScreen'
import { pdfDownloadScreen } from './pdfDownloadScreen'
import { queryScreen } from './queryScreen'
import { resetLinkScreen } from './resetLinkScreen'
import { sessionScreen } from './sessionScreen'
import { settingScreen } from './settingScreen'
import { smsLoginScreen } from './smsLoginScreen'
import { supportRequestScreen } from './supportRequestScreen'
import { tariffScreen } from './tariffScreen'
import { topUpScreen } from './topUpScreen'
import { voucherScreen } from './voucherScreen'

type Screens = Record<string, ScreenPaths>

const account = {
  account: accountScreen,
  forgotPassword: forgotPasswordScreen,
  passwordChange: passwordChangeScreen,
  passwordLogin: passwordLoginScreen,
  resetLink: resetLinkScreen,
  session: sessionScreen,
  smsLogin: smsLoginScreen,
} satisfies Screens

const money = {
  billPayment: billPaymentScreen,
  paymentResult: paymentResultScreen,
  pdfDownload: pdfDownloadScreen,
  query: queryScreen,
  tariff: tariffScreen,
  topUp: topUpScreen,
  voucher: voucherScreen,
} satisfies Screens

const service = {
  consent: consentScreen,
  listing: listingScreen,
  notifications: notificationsScreen,
  setting: settingScreen,
  supportRequest: supportRequestScreen,
} satisfies Screens

/** In groups that take about the same time, each with a test file of its own. */
export const screenGroups = { account, money, service }

/** How the paths of each machine are walked on the screens, by the name of its golden file. */
export const screens = { ...account, ...money, ...service }
