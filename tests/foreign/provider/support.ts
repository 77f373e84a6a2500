import { Hono } from 'hono'
import { done, refused, say } from './answers'
import { customerOf, type ForeignEnvironment, fieldOf, localeOf } from './call'
import { indexed } from './forms'

const requestTypes = [
  { id: 1, name: { de: 'Fernsehen und Internet', sr: 'TV i internet' } },
  { id: 2, name: { de: 'Mobilfunk', sr: 'Mobilna telefonija' } },
]

export const support = new Hono<ForeignEnvironment>()

support.get('/api/support-request-types', (call) => {
  const rows = requestTypes.map(({ id, name }) => ({
    id: String(id),
    name: name[localeOf(call)],
    queue: 'L1',
  }))
  return done(call, 'OK', { supportRequestTypes: indexed(rows) })
})

support.post('/api/support-requests', (call) => {
  const { supportRequests, nextNumber } = call.get('state')
  const text = fieldOf(call, 'text')
  const type = fieldOf(call, 'request_type')
  if (text.length < 10) {
    const errors = { text: say(call, 'textTooShort') }
    return refused(call, { status: 422, code: 'TICKET_FAILED_VALIDATION', errors })
  }
  if (!requestTypes.some(({ id }) => String(id) === type)) {
    return refused(call, { status: 400, code: 'TICKET_FAILED_TYPE' })
  }
  supportRequests.push({ userId: customerOf(call).userId, type, contract: fieldOf(call, 'contractid'), text })
  return done(call, 'TICKET_OPENED', { ticket: nextNumber() })
})
