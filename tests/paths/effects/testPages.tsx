import { useEffect } from 'react'
import {
  useAccountPassword,
  useResetPassword,
  useTvPassword,
} from '../../../src/core/passwords/usePasswordChange'
import { usePaymentForm } from '../../../src/core/payments/paymentForm'
import { usePayments } from '../../../src/core/payments/payments'
import { usePdfDownload } from '../../../src/core/pdfDownload'
import { useQuery } from '../../../src/core/query'
import { useServices } from '../../../src/core/services'
import { useBillExport } from '../../../src/features/bills/useBillExport'
import { useBillPaymentFlow } from '../../../src/features/bills/useBillPayment'
import { useContractDeclaration } from '../../../src/features/declarations/useContractDeclaration'
import { useListing } from '../../../src/features/listing/useListing'
import { usePasswordLogin } from '../../../src/features/login/usePasswordLogin'
import { useSmsLoginFlow } from '../../../src/features/login/useSmsLogin'
import { useNotification } from '../../../src/features/notifications/useNotification'
import { useForgotPassword } from '../../../src/features/passwords/useForgotPassword'
import { useResetLink } from '../../../src/features/passwords/useResetLink'
import { paymentResultOf } from '../../../src/features/payments/usePaymentResult'
import { smsCalls } from '../../../src/features/settings/settingPorts'
import { useConsents } from '../../../src/features/settings/useConsents'
import { useSetting } from '../../../src/features/settings/useSettings'
import { useTariffs } from '../../../src/features/tariffs/useTariffs'
import { useDraft } from '../../../src/features/topUp/useDraft'
import { useTopUp } from '../../../src/features/topUp/useTopUp'
import { useVoucher } from '../../../src/features/topUp/useVoucher'

/** Creates a callback of the page that the test records by its name. */
type Note = (name: string) => () => void

/** Fills the form again whenever the flow empties it. */
function useFilledForm({ password, actions }: ReturnType<typeof useAccountPassword>, note: Note) {
  useEffect(() => {
    if (password !== '') return
    note('has an empty form')()
    actions.edit({ password: 'Winter2026', repetition: 'Winter2026' })
  })
}

/** A page that only runs a flow, as its screen does. */
export interface TestPage {
  /** Of a page for customers who cannot sign in yet. */
  path?: string
  use: (note: Note) => unknown
  /** The flow lives as long as the document, not as the page. */
  isOfPortal?: true
  /** An event that this page never sends. */
  lacks?: string
}

/** The flows that a page runs, by their file in `machines/`; another start has its own, after a dot. */
export const testPages: Readonly<Record<string, TestPage>> = {
  billPayment: { use: (note) => useBillPaymentFlow(note('onOutdated')) },
  consent: { use: useConsents },
  contractDeclaration: { use: () => useContractDeclaration('withdrawal') },
  billExport: { use: useBillExport },
  forgotPassword: { path: '/login', use: useForgotPassword },
  listing: { use: useListing },
  notification: { use: () => useNotification('11') },
  passwordChange: { use: (note) => useFilledForm(useAccountPassword(), note) },
  'passwordChange.ofTv': { use: (note) => useFilledForm(useTvPassword(), note) },
  'passwordChange.byLink': {
    path: '/reset-password/token',
    use: (note) => useFilledForm(useResetPassword('token'), note),
    lacks: 'passwords.begin',
  },
  passwordLogin: { path: '/login', use: usePasswordLogin },
  paymentForm: { use: (note) => usePaymentForm(note('onExpired')) },
  paymentResult: { use: () => paymentResultOf(useServices()), isOfPortal: true },
  pdfDownload: { use: usePdfDownload },
  query: { use: (note) => useQuery(async () => null, note('onLoaded')) },
  resetLink: { path: '/reset-password/token', use: () => useResetLink('token') },
  setting: { use: () => useSetting(smsCalls, '436601000001') },
  smsLogin: { path: '/login', use: useSmsLoginFlow },
  tariff: { use: useTariffs },
  tariffSwitch: { use: useTariffs },
  topUp: { use: (note) => useTopUp(useDraft(), { ...usePayments(), begin: note('onPrepared') }) },
  voucher: { use: (note) => useVoucher({ ...useDraft(), change: note('onRedeemed') }) },
}
