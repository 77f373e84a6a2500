import type { FlowMachines } from '../../../src/core/flows'
import { account } from './account'
import { billExport } from './billExport'
import { billPayment } from './billPayment'
import { consent } from './consent'
import { contractDeclaration } from './contractDeclaration'
import { inactivity } from './inactivity'
import { listing } from './listing'
import { passwordLogin, smsLogin } from './login'
import { notification } from './notification'
import { forgotPassword, passwordChange, resetLink } from './password'
import { paymentForm } from './paymentForm'
import { paymentResult } from './paymentResult'
import { pdfDownload } from './pdfDownload'
import type { Driver } from './portal'
import { query } from './query'
import { session } from './session'
import { setting } from './setting'
import { support } from './support'
import { tariff } from './tariff'
import { tariffSwitch } from './tariffSwitch'
import { topUp, voucher } from './topUp'

/** The driver of each machine; a missing one is a compile error. */
export const drivers = {
  account,
  billPayment,
  consent,
  contractDeclaration,
  billExport,
  inactivity,
  listing,
  passwordLogin,
  smsLogin,
  notification,
  passwordChange,
  forgotPassword,
  resetLink,
  paymentForm,
  paymentResult,
  pdfDownload,
  query,
  session,
  setting,
  support,
  tariff,
  tariffSwitch,
  topUp,
  voucher,
} satisfies Record<keyof FlowMachines, Driver>
