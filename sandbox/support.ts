import { both } from './bilingual'
import { type Handlers, notFound, Refused } from './call'
import { texts } from './texts'

const types = [
  { id: 1, name: both('TV und Internet', 'TV i internet') },
  { id: 2, name: both('Mobilfunk', 'Mobilna telefonija') },
]

export const support: Handlers<'sendSupportRequest' | 'getSupportRequestTypes'> = {
  getSupportRequestTypes: () => ({
    code: 'GET_SUPPORT_REQUEST_TYPES_SUCCESS',
    body: { supportRequestTypes: types },
  }),

  sendSupportRequest({ form, customer }) {
    const { request_type: type, contractid: contractId, text } = form
    const known = customer.lines.some(({ contract }) => contract.contractId === contractId)
    if (!known || !types.some(({ id }) => id === type)) throw notFound()
    if (text.trim().length < 10)
      throw new Refused('SUPPORT_REQUEST_FAILED_VALIDATION_ERROR', texts.textTooShort, {
        fields: { text: texts.textTooShort },
      })
    customer.supportRequests.push({ type, contractId, text })
    return { code: 'SUPPORT_REQUEST_SUCCESS' }
  },
}
