import type { OperationId } from '../../sandbox/document'
import { operationUses } from '../../tools/conform/operations'
import type { Stem } from './effects'

/** Which operation a port of a machine asks: one of these, depending on the screen. */
export const operationsOfPorts: Record<Stem, Readonly<Record<string, readonly OperationId[]>>> = {
  account: { loadAccount: ['getMe', 'getMeByPhone'] },
  billPayment: { prepareCheckout: ['payBill'] },
  consent: { loadConsents: ['getConsents'], submitConsent: ['submitConsent'] },
  forgotPassword: { requestReset: ['requestPasswordReset'] },
  inactivity: {},
  listing: { loadPage: ['getListing'] },
  notifications: { findNotification: ['getNotifications'], markAsRead: ['readNotification'] },
  passwordChange: { savePassword: ['changeAccountPassword', 'changeTvPassword', 'updatePassword'] },
  passwordLogin: { checkCredentials: ['loginWithPassword'] },
  paymentResult: { askResult: ['getTransactionStatus', 'getBillStatus'] },
  pdfDownload: { downloadPdf: ['downloadPdf'] },
  query: { load: ['getBills'] },
  resetLink: { checkLink: ['checkReset'] },
  // These are flows of their own, and send what is said of them.
  session: { account: [], supportRequest: [] },
  setting: {
    loadValue: ['getLanguage', 'getSmsNotifications', 'getVoicemailState'],
    saveValue: ['changeLanguage', 'changeSmsNotifications', 'changeVoicemailState'],
  },
  smsLogin: { sendCode: ['sendSms'], verifyCode: ['loginWithSms'] },
  supportRequest: { sendRequest: ['sendSupportRequest'] },
  tariff: {
    loadTariffs: ['getTariffs'],
    activateTariff: ['activateTariff'],
    deactivateTariff: ['deactivateTariff'],
  },
  topUp: { prepareTopUp: ['prepareTopUp'] },
  voucher: { redeemVoucher: ['topUpWithVoucher'] },
}

export function operationsOf(stem: Stem, port: string): readonly OperationId[] {
  const operations = operationsOfPorts[stem][port]
  if (!operations) throw new Error(`operationsOfPorts does not say what the port ${port} of ${stem} asks`)
  return operations
}

/** The operations of one port stand for each other: which of them is asked hangs on the screen. */
export function standInFor(stem: Stem, operation: OperationId): OperationId {
  const ofPort = Object.values(operationsOfPorts[stem]).find((operations) => operations.includes(operation))
  return ofPort?.[0] ?? operation
}

/** Whether a provider that is asked this has something set, sent, marked or paid. */
export const isSending = (operation: OperationId) => operationUses[operation].does !== 'reads'
