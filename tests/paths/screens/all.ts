import { account } from './account'
import { billPayment } from './billPayment'
import { consent } from './consent'
import { inactivity } from './inactivity'
import { listing } from './listing'
import { passwordLogin, smsLogin } from './login'
import { notification } from './notification'
import { forgotPassword, passwordChange, resetLink } from './password'
import { paymentResult } from './paymentResult'
import { pdfDownload } from './pdfDownload'
import { query } from './query'
import { session } from './session'
import { setting } from './setting'
import { support } from './support'
import { tariff } from './tariff'
import { topUp, voucher } from './topUp'

/** Groups of about the same duration, each with a test file. They run last and in parallel. */
export const screenGroups = {
  account: {
    ...{ account, inactivity, passwordChange, session },
    ...{ forgotPassword, passwordLogin, resetLink, smsLogin },
  },
  payment: { billPayment, paymentResult, topUp, voucher },
  usage: { listing, notification, pdfDownload, query, tariff },
  service: { consent, setting, support },
}

const { payment, usage, service } = screenGroups

/** The driver of each machine, by the name of its golden file. */
export const screens = { ...screenGroups.account, ...payment, ...usage, ...service }
