import type { Handlers } from './call'
import type { Customer, Line, Records } from './records'

/** The customer as every answer shows her, with the ids and resources of one line. */
export function userOf({ person, lines, notifications }: Customer, line: Line | undefined): Records['User'] {
  const user: Records['User'] = {
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

export const account: Handlers<'getMe' | 'getMeByPhone'> = {
  getMe: (call) => ({ code: 'GET_USER_SUCCESS', body: { user: currentUser(call) } }),

  getMeByPhone(call) {
    const { customer, path } = call
    const named = customer.lines.find(({ contract }) => contract.phoneNumber === path.phone)
    return { code: 'GET_USER_SUCCESS', body: { user: named ? userOf(customer, named) : currentUser(call) } }
  },
}
