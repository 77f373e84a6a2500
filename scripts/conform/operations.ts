import type { OperationId } from '../../sandbox/document'
import type { ContractKind } from '../../src/domain/contractKind'

/** Whose call it is: the customer's, one for each kind of her contracts, or one for those of a kind. */
export type About = 'customer' | 'contract' | ContractKind

/** What trying an operation does to the provider's data. */
type Trial =
  /** Nothing. It is always asked. */
  | { does: 'reads'; about: About; needs: string | null }
  /** It opens a session, if there is no token yet. */
  | { does: 'signsIn' }
  /** It is asked with `--write` alone, in a way that leaves everything as it is or must be refused. */
  | { does: 'writes' }
  /** It would cost money, send a message, or change what cannot be set back. */
  | { does: 'tooMuch'; why: string }

export type OperationUse = Trial & {
  /** What customers cannot do when its answer cannot be used. */
  without: string
}

/** `needs` is what the portal asks for though openapi.yaml does not require it. */
const reads = (about: About, without: string, needs: string | null = null): OperationUse => ({
  ...{ does: 'reads', about, needs, without },
})
const writes = (without: string): OperationUse => ({ does: 'writes', without })
const tooMuch = (why: string, without: string): OperationUse => ({ does: 'tooMuch', why, without })

/** Which operations read and which write, and how each is tried: all of openapi.yaml, and nothing else. */
export const operationUses: Record<OperationId, OperationUse> = {
  sendSms: tooMuch('It would send an SMS.', 'Nobody can sign in by SMS.'),
  loginWithPassword: { does: 'signsIn', without: 'Nobody can sign in by user name and password.' },
  loginWithSms: tooMuch('It needs the code of an SMS.', 'Nobody can sign in by SMS.'),

  getMe: reads('customer', 'The portal does not open.'),
  getMeByPhone: reads('mobile', 'The portal does not open after a reload.'),

  getLanguage: reads('mobile', 'The settings cannot show the language.', 'body.languageId'),
  changeLanguage: writes('The language of the number cannot be changed.'),
  getSmsNotifications: reads('mobile', 'The settings cannot show the SMS notifications.', 'body.state'),
  changeSmsNotifications: writes('The SMS notifications cannot be switched.'),
  getVoicemailState: reads('mobile', 'The settings cannot show the mailbox.', 'body.state'),
  changeVoicemailState: writes('The mailbox cannot be switched.'),

  getNotifications: reads('customer', 'The bell has no notifications, and none can be opened.'),
  readNotification: writes('Notifications stay unread.'),

  getListing: reads('mobile', 'The usage page shows an error.'),
  getResources: reads('mobile', 'The overview shows an error.'),

  getConsentStatus: reads('contract', 'Nobody is asked for consents.'),
  getConsents: reads('contract', 'Consents cannot be seen or given.'),
  submitConsent: writes('Consents cannot be given or withdrawn.'),

  getTariffs: reads('mobile', 'The pages of tariffs and packages show an error.'),
  activateTariff: tooMuch('It would cost money.', 'No tariff can be activated.'),
  deactivateTariff: tooMuch('It would end the tariff.', 'No tariff can be deactivated.'),
  getTvTariff: reads('tv', 'The home of a TV contract shows an error.'),
  getInternetTariff: reads('internet', 'The home of an internet contract shows an error.'),
  getTvTariffs: reads('tv', 'The page of TV packages shows an error.'),

  prepareTopUp: tooMuch('It would begin a payment.', 'Nobody can top up by card.'),
  topUpWithVoucher: writes('Nobody can top up by voucher.'),

  sendSupportRequest: tooMuch(
    'Somebody would have to answer the request.',
    'Nobody can write to customer service.',
  ),
  getSupportRequestTypes: reads('customer', 'Nobody can write to customer service.'),

  getBills: reads('contract', 'The page of bills shows an error.'),
  payBill: tooMuch('It would begin a payment.', 'No bill can be paid.'),
  downloadPdf: reads('customer', 'No bill and no listing can be saved.'),

  requestPasswordReset: writes('Nobody can ask for a new password.'),
  updatePassword: tooMuch('It needs the token of an e-mail.', 'A link for a new password leads nowhere.'),
  checkReset: tooMuch('It needs the token of an e-mail.', 'A link for a new password leads nowhere.'),
  changeAccountPassword: tooMuch(
    'It would change the password, and the old one is not asked for.',
    'The password cannot be changed.',
  ),
  changeTvPassword: tooMuch(
    'It would change the TV password, which nobody can read.',
    'The TV password cannot be changed.',
  ),

  getTransactionStatus: tooMuch(
    'The result of a payment is told once, and the portal of the customer needs it.',
    'Nobody sees whether a top-up worked.',
  ),
  getBillStatus: tooMuch(
    'The result of a payment is told once, and the portal of the customer needs it.',
    'Nobody sees whether a bill was paid.',
  ),

  getDevices: reads('tv', 'The page of devices shows an error.'),
}
