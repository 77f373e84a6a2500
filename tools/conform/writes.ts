import type { Inquiry } from './inquiry'
import type { OperationId } from './operations'
import type { Options } from './options'
import { NO_PHONE, parametersOf } from './reads'
import { listAt, textAt, valueAt } from './values'

type Trial = (id: OperationId, inquiry: Inquiry, options: Options) => Promise<unknown>

/** Reads a setting at a path, sets the same value, and checks that it is unchanged. */
const keepSetting =
  (read: OperationId, path: string, formOf: (value: string) => Record<string, string>): Trial =>
  async (id, inquiry) => {
    const known = inquiry
      .calls(read)
      .find(({ contract, data }) => contract?.phoneNumber && textAt(data, path) !== null)
    const phone = known?.contract?.phoneNumber
    const value = textAt(known?.data, path)
    if (!known?.contract || !phone || value === null)
      return inquiry.skip(id, 'The value that it has could not be read.')

    const { about, contract } = known
    const call = await inquiry.ask(id, { about, contract, form: { ...formOf(value), phone } })
    const { data } = await inquiry.ask(read, { about, contract, ...parametersOf(read, known.contract) })
    const now = textAt(data, path)
    if (now !== null && now !== value)
      call.faults.push('It was set to the value that it had, and has another one now.')
  }

/** Submits the first consent unchanged. It skips a customer with a pending request, because any answer would end it. */
const keepConsent: Trial = async (id, inquiry) => {
  const isDone = inquiry
    .calls('getConsentStatus')
    .every(({ data }) => valueAt(data, 'body.GDPRShow') === false)
  if (!isDone) return inquiry.skip(id, 'The customer is still to be asked, and an answer would end that.')
  for (const { about, contract, data } of inquiry.calls('getConsents')) {
    const consent = textAt(data, 'body.gdprs.0.id')
    const agree = valueAt(data, 'body.gdprs.0.agree')
    if (consent !== null && typeof agree === 'boolean')
      return inquiry.ask(id, { about, contract, form: { id: consent, agree: agree ? '1' : '0' } })
  }
  inquiry.skip(id, 'No consent was answered before.')
}

/** Marks an already read notification as read. */
const readAgain: Trial = async (id, inquiry) => {
  const [known] = inquiry.calls('getNotifications')
  const read = listAt(known?.data, 'body.notifications').find((one) => valueAt(one, 'read') === true)
  const notification = textAt(read, 'id')
  if (!known || notification === null) return inquiry.skip(id, 'No notification was read before.')
  const { contract } = known
  return inquiry.ask(id, { about: 'one that was read', contract, path: { id: notification } })
}

const refuseVoucher: Trial = async (id, inquiry) => {
  const mobiles = inquiry.calls('getMeByPhone').flatMap(({ contract }) => contract ?? [])
  const contract = mobiles.find(({ contractType }) => contractType === 'Prepaid') ?? mobiles[0]
  const phone = contract?.phoneNumber
  if (!phone) return inquiry.skip(id, NO_PHONE)
  const form = { phone, voucher: 'NOSUCHVOUCHER' }
  return inquiry.ask(id, { about: 'a code that is none', contract, form, expected: 'refused' })
}

/** A user name and a password that no customer has. */
const nobody = () => `nobody-${crypto.randomUUID()}`

const refuseLogin: Trial = (id, inquiry, { credentials }) => {
  const username = 'username' in credentials ? credentials.username : nobody()
  const form = { username, password: nobody() }
  return inquiry.ask(id, { about: 'a wrong password', form, expected: 'refused' })
}

const resetNobody: Trial = (id, inquiry, { portal, origin }) => {
  const form = { username: nobody(), returnUrl: `${portal ?? origin}/reset-password` }
  return inquiry.ask(id, { about: 'no user of that name', form, expected: 'either' })
}

const voicemailOptions: Record<string, string> = { ACTIVE: '0', NO_LEAVE_MESSAGES: '1', SUSPENDED: '2' }
const voicemailForm = (state: string) => ({ voice_mail_state: voicemailOptions[state] ?? state })

const trials: [OperationId, Trial][] = [
  ['changeLanguage', keepSetting('getLanguage', 'body.languageId', (language) => ({ language }))],
  ['changeSmsNotifications', keepSetting('getSmsNotifications', 'body.state', (sms) => ({ sms }))],
  ['changeVoicemailState', keepSetting('getVoicemailState', 'body.state', voicemailForm)],
  ['submitConsent', keepConsent],
  ['readNotification', readAgain],
  ['topUpWithVoucher', refuseVoucher],
  ['loginWithPassword', refuseLogin],
  ['requestPasswordReset', resetNobody],
]

/** Tries the changes that leave everything as it is, or must be refused. None costs money or sends a message. */
export async function askWrites(inquiry: Inquiry, options: Options): Promise<void> {
  for (const [id, attempt] of trials) if (!options.without.has(id)) await attempt(id, inquiry, options)
}
