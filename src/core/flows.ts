/** The machine of every flow, by the name of its file. */
export interface FlowMachines {
  account: typeof import('../../machines/account.machine').accountMachine
  billPayment: typeof import('../../machines/billPayment.machine').billPaymentMachine
  consent: typeof import('../../machines/consent.machine').consentMachine
  contractDeclaration: typeof import('../../machines/contractDeclaration.machine').contractDeclarationMachine
  billExport: typeof import('../../machines/billExport.machine').billExportMachine
  forgotPassword: typeof import('../../machines/forgotPassword.machine').forgotPasswordMachine
  inactivity: typeof import('../../machines/inactivity.machine').inactivityMachine
  listing: typeof import('../../machines/listing.machine').listingMachine
  notification: typeof import('../../machines/notification.machine').notificationMachine
  passwordChange: typeof import('../../machines/passwordChange.machine').passwordChangeMachine
  passwordLogin: typeof import('../../machines/passwordLogin.machine').passwordLoginMachine
  paymentForm: typeof import('../../machines/paymentForm.machine').paymentFormMachine
  paymentResult: typeof import('../../machines/paymentResult.machine').paymentResultMachine
  pdfDownload: typeof import('../../machines/pdfDownload.machine').pdfDownloadMachine
  query: typeof import('../../machines/query.machine').queryMachine
  resetLink: typeof import('../../machines/resetLink.machine').resetLinkMachine
  session: typeof import('../../machines/session.machine').sessionMachine
  setting: typeof import('../../machines/setting.machine').settingMachine
  smsLogin: typeof import('../../machines/smsLogin.machine').smsLoginMachine
  support: typeof import('../../machines/support.machine').supportMachine
  tariff: typeof import('../../machines/tariff.machine').tariffMachine
  tariffSwitch: typeof import('../../machines/tariffSwitch.machine').tariffSwitchMachine
  topUp: typeof import('../../machines/topUp.machine').topUpMachine
  voucher: typeof import('../../machines/voucher.machine').voucherMachine
}

export type FlowMachine = FlowMachines[keyof FlowMachines]

/** The kinds of change whose outcome can stay unknown; a message `…OutcomeUnknown` of each says what to check. */
export const changeKinds = [
  'setting',
  'consent',
  'password',
  'resetPassword',
  'tvPassword',
  'request',
  'tariff',
  'voucher',
] as const
