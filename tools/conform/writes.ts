import type { ApiClient } from './apiClient'
import type { OperationId } from './operations'
import type { Options } from './options'
import { NO_PHONE, parametersOf } from './reads'
import { listAt, textAt, valueAt } from './values'

type WriteCheck = (id: OperationId, client: ApiClient, options: Options) => Promise<unknown>

/** Reads a setting at a path, sets the same value, and checks that it is unchanged. */
const rewriteSetting =
  (read: OperationId, path: string, formOf: (value: string) => Record<string, string>): WriteCheck =>
  async (id, client) => {
    const readCall = client
      .calls(read)
      .find(({ contract, data }) => contract?.phoneNumber && textAt(data, path) !== null)
    const phone = readCall?.contract?.phoneNumber
    const value = textAt(readCall?.data, path)
    if (!readCall?.contract || !phone || value === null)
      return client.skip(id, 'Its current value is unreadable.')

    const { label, contract } = readCall
    const call = await client.call(id, { label, contract, form: { ...formOf(value), phone } })
    const { data } = await client.call(read, { label, contract, ...parametersOf(read, readCall.contract) })
    const newValue = textAt(data, path)
    if (newValue !== null && newValue !== value)
      call.problems.push('The command sent the old value, but the new value differs.')
  }

/** Submits the first consent unchanged. It skips a customer with a pending request, because any answer would end it. */
const resubmitConsent: WriteCheck = async (id, client) => {
  const isDone = client
    .calls('getConsentStatus')
    .every(({ data }) => valueAt(data, 'body.GDPRShow') === false)
  if (!isDone) return client.skip(id, 'The customer has an open consent request, which an answer would end.')
  for (const { label, contract, data } of client.calls('getConsents')) {
    const consent = textAt(data, 'body.gdprs.0.id')
    const agree = valueAt(data, 'body.gdprs.0.agree')
    if (consent !== null && typeof agree === 'boolean')
      return client.call(id, { label, contract, form: { id: consent, agree: agree ? '1' : '0' } })
  }
  client.skip(id, 'The customer has not answered any consent.')
}

/** Marks an already read notification as read. */
const rereadNotification: WriteCheck = async (id, client) => {
  const [listCall] = client.calls('getNotifications')
  const found = listAt(listCall?.data, 'body.notifications').find((one) => valueAt(one, 'read') === true)
  const notification = textAt(found, 'id')
  if (!listCall || notification === null)
    return client.skip(id, 'The customer has not read any notification.')
  const { contract } = listCall
  return client.call(id, { label: 'a read notification', contract, path: { id: notification } })
}

const sendWrongVoucher: WriteCheck = async (id, client) => {
  const mobiles = client.calls('getMeByPhone').flatMap(({ contract }) => contract ?? [])
  const contract = mobiles.find(({ contractType }) => contractType === 'Prepaid') ?? mobiles[0]
  const phone = contract?.phoneNumber
  if (!phone) return client.skip(id, NO_PHONE)
  const form = { phone, voucher: 'NOSUCHVOUCHER' }
  return client.call(id, { label: 'an invalid code', contract, form, expected: 'refused' })
}

/** A user name and a password that no customer has. */
const unknownName = () => `nobody-${crypto.randomUUID()}`

const sendWrongLogin: WriteCheck = (id, client, { credentials }) => {
  const username = 'username' in credentials ? credentials.username : unknownName()
  const form = { username, password: unknownName() }
  return client.call(id, { label: 'a wrong password', form, expected: 'refused' })
}

const resetUnknownUser: WriteCheck = (id, client, { portal, origin }) => {
  const form = { username: unknownName(), returnUrl: `${portal ?? origin}/reset-password` }
  return client.call(id, { label: 'an unknown user name', form, expected: 'either' })
}

const voicemailOptions: Record<string, string> = { ACTIVE: '0', NO_LEAVE_MESSAGES: '1', SUSPENDED: '2' }
const voicemailForm = (state: string) => ({ voice_mail_state: voicemailOptions[state] ?? state })

const writeChecks: [OperationId, WriteCheck][] = [
  ['changeLanguage', rewriteSetting('getLanguage', 'body.languageId', (language) => ({ language }))],
  ['changeSmsNotifications', rewriteSetting('getSmsNotifications', 'body.state', (sms) => ({ sms }))],
  ['changeVoicemailState', rewriteSetting('getVoicemailState', 'body.state', voicemailForm)],
  ['submitConsent', resubmitConsent],
  ['readNotification', rereadNotification],
  ['topUpWithVoucher', sendWrongVoucher],
  ['loginWithPassword', sendWrongLogin],
  ['requestPasswordReset', resetUnknownUser],
]

/** Tries the changes that leave everything as it is, or must be refused. None costs money or sends a message. */
export async function callWrites(client: ApiClient, options: Options): Promise<void> {
  for (const [id, check] of writeChecks) if (!options.omittedIds.has(id)) await check(id, client, options)
}
