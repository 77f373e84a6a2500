import { useEffect } from 'react'
import { useTariffs } from '../../src/features/tariffs/useTariffs'
import { useBillPayment } from '../../src/flows/billPayment'
import { useConsents } from '../../src/flows/consent'
import { useContractDeclaration } from '../../src/flows/contractDeclaration'
import { useDocumentBundle } from '../../src/flows/documentBundle'
import { useForgotPassword } from '../../src/flows/forgotPassword'
import { useListing } from '../../src/flows/listing'
import { useNotification } from '../../src/flows/notification'
import { useAccountPassword, useResetPassword, useTvPassword } from '../../src/flows/passwordChange'
import { usePasswordLogin } from '../../src/flows/passwordLogin'
import { usePaymentForm } from '../../src/flows/paymentForm'
import { usePdfDownload } from '../../src/flows/pdfDownload'
import { useQuery } from '../../src/flows/query'
import { useResetLink } from '../../src/flows/resetLink'
import { useServices } from '../../src/flows/services'
import { smsCalls, useSetting } from '../../src/flows/setting'
import { useSmsLogin } from '../../src/flows/smsLogin'
import { useTopUp } from '../../src/flows/topUp'
import { useVoucher } from '../../src/flows/voucher'
import { startPaymentResult } from '../../src/payment/paymentResult'

/** Creates a callback of the page that the test records by its name. */
type Note = (name: string) => () => void

/** Fills the form again whenever the flow empties it. */
function useFilledForm({ password, edit }: ReturnType<typeof useAccountPassword>, note: Note) {
  useEffect(() => {
    if (password !== '') return
    note('has an empty form')()
    edit({ password: 'Winter2026', repetition: 'Winter2026' })
  })
}

/** A page that only runs a flow, as its screen does. */
export interface Probe {
  /** Of a page for customers who cannot sign in yet. */
  path?: string
  use: (note: Note) => unknown
  /** The flow lives as long as the document, not as the page. */
  isOfPortal?: true
  /** An event that this page never sends. */
  lacks?: string
}

/** The flows that a page runs, by their file in `machines/`; another start has its own, after a dot. */
export const probes: Readonly<Record<string, Probe>> = {
  billPayment: { use: (note) => useBillPayment(note('onOutdated')) },
  consent: { use: useConsents },
  contractDeclaration: { use: () => useContractDeclaration('withdrawal') },
  documentBundle: { use: useDocumentBundle },
  forgotPassword: { path: '/login', use: useForgotPassword },
  listing: { use: () => useListing({ month: '2026-11', type: 'ALL' }) },
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
  paymentResult: { use: () => useServices().singleton(startPaymentResult), isOfPortal: true },
  pdfDownload: { use: usePdfDownload },
  query: { use: (note) => useQuery(async () => null, note('onLoaded')) },
  resetLink: { path: '/reset-password/token', use: () => useResetLink('token') },
  setting: { use: () => useSetting(smsCalls, '436601000001') },
  smsLogin: { path: '/login', use: useSmsLogin },
  tariff: { use: useTariffs },
  tariffSwitch: { use: useTariffs },
  topUp: { use: (note) => useTopUp(note('onPrepared')) },
  voucher: { use: (note) => useVoucher(note('onRedeemed')) },
}
