import { apiDocument, listOperations, type OperationId } from '../../sandbox/document'
import { answers } from '../../src/api/reading/answers.gen'
import type { ContractKind } from '../../src/domain/contractKind'
import { type Field, fieldTree } from './fields'

export type { OperationId }

/** What a call is about: the customer, each kind of contract, or a contract of this kind. */
export type Subject = 'customer' | 'contract' | ContractKind

/** What trying an operation does to the provider's data. */
type Trial =
  /** Nothing. It is always called. */
  | { does: 'reads'; subject: Subject }
  /** It opens a session, if there is no token yet. */
  | { does: 'signsIn' }
  /** It is called with `--write` only, in a way that leaves everything as it is or must be refused. */
  | { does: 'writes' }
  /** It would cost money, send a message, or change what cannot be set back. */
  | { does: 'tooMuch'; why: string }

/** `without` is what customers cannot do when its answer cannot be used. */
export type OperationUse = Trial & { without: string }

const reads = (subject: Subject, without: string): OperationUse => ({ does: 'reads', subject, without })
const writes = (without: string): OperationUse => ({ does: 'writes', without })
const tooMuch = (why: string, without: string): OperationUse => ({ does: 'tooMuch', why, without })
const needsEmail = 'It needs the token of an e-mail.'
const isToldOnce = 'The result of a payment is told once, and the portal of the customer needs it.'

/** How each operation of openapi.yaml is tried. */
export const operationUses: Record<OperationId, OperationUse> = {
  sendSms: tooMuch('It would send an SMS.', 'Nobody can sign in by SMS.'),
  loginWithPassword: { does: 'signsIn', without: 'Nobody can sign in by user name and password.' },
  loginWithSms: tooMuch('It needs the code of an SMS.', 'Nobody can sign in by SMS.'),

  getMe: reads('customer', 'The portal does not open.'),
  getMeByPhone: reads('mobile', 'The portal does not open after a reload.'),

  getLanguage: reads('mobile', 'The settings cannot show the language.'),
  changeLanguage: writes('The language of the number cannot be changed.'),
  getSmsNotifications: reads('mobile', 'The settings cannot show the SMS notifications.'),
  changeSmsNotifications: writes('The SMS notifications cannot be switched.'),
  getVoicemailState: reads('mobile', 'The settings cannot show the mailbox.'),
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

  sendSupportRequest: tooMuch('Somebody would have to answer.', 'Nobody can write to customer service.'),
  getSupportRequestTypes: reads('customer', 'Nobody can write to customer service.'),

  getBills: reads('contract', 'The page of bills shows an error.'),
  payBill: tooMuch('It would begin a payment.', 'No bill can be paid.'),
  downloadPdf: reads('customer', 'No bill and no listing can be saved.'),

  requestPasswordReset: writes('Nobody can ask for a new password.'),
  updatePassword: tooMuch(needsEmail, 'A link for a new password leads nowhere.'),
  checkReset: tooMuch(needsEmail, 'A link for a new password leads nowhere.'),
  changeAccountPassword: tooMuch('It would change the password.', 'The password cannot be changed.'),
  changeTvPassword: tooMuch('It would change the TV password.', 'The TV password cannot be changed.'),

  getTransactionStatus: tooMuch(isToldOnce, 'Nobody sees whether a top-up worked.'),
  getBillStatus: tooMuch(isToldOnce, 'Nobody sees whether a bill was paid.'),

  getDevices: reads('tv', 'The page of devices shows an error.'),
}

export interface Operation {
  id: OperationId
  /** `GET /api/bills` */
  name: string
  method: 'GET' | 'POST'
  path: string
  /** Called before anybody has signed in. */
  isAnonymous: boolean
  use: OperationUse
  /** What an accepted answer holds. */
  answer: Field
}

/** Every operation of openapi.yaml, in its order. */
export const operations: readonly Operation[] = listOperations(apiDocument()).map(
  ({ path, method, operation }) => {
    const verb = method === 'get' ? 'GET' : 'POST'
    const id = operation.operationId as OperationId
    const name = `${verb} ${path}`
    return {
      ...{ id, name, method: verb, path, use: operationUses[id] },
      isAnonymous: operation.security?.length === 0,
      answer: fieldTree(id, answers.operations[name] ?? 'text'),
    }
  },
)

const byId = new Map(operations.map((operation) => [operation.id, operation]))

export function operationOf(id: OperationId): Operation {
  const operation = byId.get(id)
  if (!operation) throw new Error(`openapi.yaml does not describe ${id}`)
  return operation
}
