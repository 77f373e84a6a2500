import { apiDocument, listOperations, type OperationId } from '../../sandbox/document'
import { answers } from '../../src/api/reading/answers.gen'
import type { ContractKind } from '../../src/domain/contractKind'
import { answerField, type Field } from './fields'

export type { OperationId }

/** What a call is about: the customer, each kind of contract, or a contract of this kind. */
export type Subject = 'customer' | 'contract' | ContractKind

/** How a call changes the provider's data. `consequence`: what customers cannot do without its answer. */
export type OperationUse =
  /** Nothing. It is always called. */
  | { kind: 'reads'; subject: Subject; consequence: string }
  /** It opens a session, if there is no token yet. */
  | { kind: 'signsIn'; consequence: string }
  /** It is called with `--write` only, in a way that leaves everything as it is or must be refused. */
  | { kind: 'writes'; consequence: string }
  /** It costs money, sends a message, or cannot be undone. The command never calls it. */
  | { kind: 'excluded'; reason: string }

const reads = (subject: Subject, consequence: string): OperationUse => ({
  kind: 'reads',
  subject,
  consequence,
})
const writes = (consequence: string): OperationUse => ({ kind: 'writes', consequence })
const excluded = (reason: string): OperationUse => ({ kind: 'excluded', reason })
const EMAIL_TOKEN_REASON = 'It needs the token of an e-mail.'
const SINGLE_RESULT_REASON = 'The API returns the result of a payment once, and the portal needs it.'

/** How each operation of openapi.yaml is tried. */
export const operationUses: Record<OperationId, OperationUse> = {
  sendSms: excluded('It would send an SMS.'),
  loginWithPassword: { kind: 'signsIn', consequence: 'Customers cannot sign in by password.' },
  loginWithSms: excluded('It needs the code of an SMS.'),

  getMe: reads('customer', 'The portal does not open.'),
  getMeByPhone: reads('mobile', 'The portal does not open after a reload.'),

  getLanguage: reads('mobile', 'The settings cannot show the language.'),
  changeLanguage: writes('Customers cannot change the language of the number.'),
  getSmsNotifications: reads('mobile', 'The settings cannot show the SMS notifications.'),
  changeSmsNotifications: writes('Customers cannot switch the SMS notifications.'),
  getVoicemailState: reads('mobile', 'The settings cannot show the mailbox.'),
  changeVoicemailState: writes('Customers cannot switch the mailbox.'),

  getNotifications: reads('customer', 'Customers see no notifications.'),
  readNotification: writes('Notifications stay unread.'),

  getListing: reads('mobile', 'The usage page shows an error.'),
  getResources: reads('mobile', 'The overview shows an error.'),

  getConsentStatus: reads('contract', 'The portal never asks for consents.'),
  getConsents: reads('contract', 'Customers cannot see or give consents.'),
  submitConsent: writes('Customers cannot give or withdraw consents.'),

  getTariffs: reads('mobile', 'The pages of tariffs and packages show an error.'),
  activateTariff: excluded('It would cost money.'),
  deactivateTariff: excluded('It would end the tariff.'),
  getTvTariff: reads('tv', 'The home of a TV contract shows an error.'),
  getInternetTariff: reads('internet', 'The home of an internet contract shows an error.'),
  getTvTariffs: reads('tv', 'The page of TV packages shows an error.'),

  prepareTopUp: excluded('It would begin a payment.'),
  topUpWithVoucher: writes('Customers cannot top up by voucher.'),

  sendSupportRequest: excluded('Customer service would have to answer.'),
  getSupportRequestTypes: reads('customer', 'Customers cannot write to customer service.'),

  getBills: reads('contract', 'The page of bills shows an error.'),
  payBill: excluded('It would begin a payment.'),
  downloadPdf: reads('customer', 'Customers cannot save bills and listings.'),

  requestPasswordReset: writes('Customers cannot request a new password.'),
  updatePassword: excluded(EMAIL_TOKEN_REASON),
  checkReset: excluded(EMAIL_TOKEN_REASON),
  changeAccountPassword: excluded('It would change the password.'),
  changeTvPassword: excluded('It would change the TV password.'),

  getTransactionStatus: excluded(SINGLE_RESULT_REASON),
  getBillStatus: excluded(SINGLE_RESULT_REASON),

  getDevices: reads('tv', 'The page of devices shows an error.'),
}

export interface Operation {
  id: OperationId
  /** `GET /api/bills` */
  name: string
  method: 'GET' | 'POST'
  path: string
  /** Called before the login. */
  isAnonymous: boolean
  use: OperationUse
  /** What customers cannot do without its answer. */
  consequence: string
  /** What an accepted answer holds. */
  answer: Field
}

/** Every operation of openapi.yaml, in its order. */
export const operations = listOperations(apiDocument()).map(({ path, method, operation }): Operation => {
  const verb = method === 'get' ? 'GET' : 'POST'
  const id = operation.operationId as OperationId
  const name = `${verb} ${path}`
  const use = operationUses[id]
  return {
    id,
    name,
    method: verb,
    path,
    use,
    consequence: 'consequence' in use ? use.consequence : '',
    isAnonymous: operation.security?.length === 0,
    answer: answerField(id, answers.operations[name] ?? 'text'),
  }
})

const byId = new Map(operations.map((operation) => [operation.id, operation]))

export function operationOf(id: OperationId): Operation {
  const operation = byId.get(id)
  if (!operation) throw new Error(`openapi.yaml does not describe ${id}`)
  return operation
}
