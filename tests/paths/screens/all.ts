import { accountScreen } from './accountScreen'
import { billPaymentScreen } from './billPaymentScreen'
import { consentScreen } from './consentScreen'
import { forgotPasswordScreen } from './forgotPasswordScreen'
import { inactivityScreen } from './inactivityScreen'
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
  inactivity: inactivityScreen,
  passwordChange: passwordChangeScreen,
  session: sessionScreen,
} satisfies Screens

const login = {
  forgotPassword: forgotPasswordScreen,
  passwordLogin: passwordLoginScreen,
  resetLink: resetLinkScreen,
  smsLogin: smsLoginScreen,
} satisfies Screens

const payment = {
  billPayment: billPaymentScreen,
  paymentResult: paymentResultScreen,
  topUp: topUpScreen,
  voucher: voucherScreen,
} satisfies Screens

const tariffs = {
  pdfDownload: pdfDownloadScreen,
  query: queryScreen,
  tariff: tariffScreen,
} satisfies Screens

const usage = {
  listing: listingScreen,
  notifications: notificationsScreen,
} satisfies Screens

const service = {
  consent: consentScreen,
  setting: settingScreen,
  supportRequest: supportRequestScreen,
} satisfies Screens

/** In groups that take about the same time, each with a test file of its own: they come last, and none is waited for. */
export const screenGroups = { account, login, payment, tariffs, usage, service }

/** How the paths of each machine are walked on the screens, by the name of its golden file. */
export const screens = { ...account, ...login, ...payment, ...tariffs, ...usage, ...service }
