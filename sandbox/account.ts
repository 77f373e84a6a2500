import { type Handlers, notFound, Refusal } from './call'
import { fieldExamples } from './document'
import { localized } from './localized'
import type { Customer, Line, Records } from './records'
import { texts } from './texts'

/** The customer as every answer shows her, with the ids and resources of one line. */
export function userOf({ person, lines, notifications }: Customer, line: Line | undefined): Records['User'] {
  const user: Records['User'] = {
    ...fieldExamples('User'),
    ...person,
    unreadNotifications: notifications.filter(({ read }) => !read).length,
  }
  if (lines.length > 0) user.contracts = lines.map(({ contract }) => contract)
  if (!line) return user
  const { contractId, subscriptionId, logosoftId, isMobile } = line.contract
  return {
    ...user,
    contractId,
    subscriptionId,
    logosoftId,
    account: { languageId: line.languageId, smsNotification: line.sms },
    ...(isMobile ? { resources: line.resources } : {}),
  }
}

/** The customer with the line of the headers, if she has a line at all. */
export const currentUser = (call: { customer: Customer; line: Line }): Records['User'] =>
  userOf(call.customer, call.customer.lines.length > 0 ? call.line : undefined)

const requestTypes = [
  { id: 1, name: localized('TV und Internet', 'TV i internet', 'TV and internet') },
  { id: 2, name: localized('Mobilfunk', 'Mobilna telefonija', 'Mobile') },
  { id: 3, name: localized('Widerruf', 'Odustanak od ugovora', 'Withdrawal') },
  { id: 4, name: localized('Kündigung', 'Raskid ugovora', 'Cancellation') },
]

/** The customer, the notifications, consents and support requests of the customer. */
export const account = {
  getMe: (call) => ({ code: 'GET_USER_SUCCESS', body: { user: currentUser(call) } }),

  getMeByPhone(call) {
    const { customer, path } = call
    const named = customer.lines.find(({ contract }) => contract.phoneNumber === path.phone)
    return { code: 'GET_USER_SUCCESS', body: { user: named ? userOf(customer, named) : currentUser(call) } }
  },

  getNotifications: ({ customer }) => ({
    code: 'GET_NOTIFICATIONS_SUCCESS',
    body: { notifications: customer.notifications },
  }),

  readNotification({ path, customer }) {
    const notification = customer.notifications.find(({ id }) => id === path.id)
    if (!notification) throw notFound()
    notification.read = true
    return { code: 'READ_NOTIFICATION_SUCCESS', body: { notifications: customer.notifications } }
  },

  getConsentStatus: ({ customer }) => ({
    code: 'GET_GDPR_STATUS_SUCCESS',
    body: { GDPRShow: customer.consents.isDue },
  }),

  getConsents: ({ customer }) => ({
    code: 'GET_GDPR_SUCCESS',
    body: { gdprs: customer.consents.items, gdprsChilds: customer.consents.children },
  }),

  submitConsent({ form, customer: { consents } }) {
    const consent = [...consents.items, ...consents.children].find(({ id }) => id === form.id)
    if (!consent) throw notFound()
    consent.agree = form.agree === 1
    consents.isDue = false
    return { code: 'SUBMIT_GDPR_SUCCESS' }
  },

  getSupportRequestTypes: () => ({
    code: 'GET_SUPPORT_REQUEST_TYPES_SUCCESS',
    body: { supportRequestTypes: requestTypes },
  }),

  sendSupportRequest({ form, customer }) {
    const { request_type: type, contractid: contractId, text } = form
    const known = customer.lines.some(({ contract }) => contract.contractId === contractId)
    if (!known || !requestTypes.some(({ id }) => id === type)) throw notFound()
    if (text.trim().length < 10)
      throw new Refusal('SUPPORT_REQUEST_FAILED_VALIDATION_ERROR', texts.textTooShort, {
        fields: { text: texts.textTooShort },
      })
    customer.supportRequests.push({ type, contractId, text })
    return { code: 'SUPPORT_REQUEST_SUCCESS' }
  },
} satisfies Handlers
