import { contractScreen } from './contractScreen'
import { passwordLoginScreen } from './passwordLoginScreen'
import type { ScreenPaths } from './pathPortal'
import { sessionScreen } from './sessionScreen'
import { smsLoginScreen } from './smsLoginScreen'
import { tariffScreen } from './tariffScreen'
import { topUpScreen } from './topUpScreen'
import { voucherScreen } from './voucherScreen'

/** How the paths of each machine are walked on the screens, by the name of its golden file. */
export const screens = {
  contract: contractScreen,
  passwordLogin: passwordLoginScreen,
  session: sessionScreen,
  smsLogin: smsLoginScreen,
  tariff: tariffScreen,
  topUp: topUpScreen,
  voucher: voucherScreen,
} satisfies Record<string, ScreenPaths>
