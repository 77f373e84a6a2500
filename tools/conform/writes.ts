import type { Inquiry } from './inquiry'
import type { OperationId } from './operations'
import type { Options } from './options'
import { NO_PHONE, parametersOf } from './reads'
import { listAt, textAt, valueAt } from './values'

type Trial = (inquiry: Inquiry, options: Options) => Promise<unknown>

const voicemailOptions: Record<string, string> = { ACTIVE: '0', NO_LEAVE_MESSAGES: '1', SUSPENDED: '2' }

/** What reads a setting, what sets it, where its value stands, and the form that sets a value. */
type Setting = [
  read: OperationId,
  write: OperationId,
  path: string,
  (value: string) => Record<string, string>,
]

const settings: Setting[] = [
  ['getLanguage', 'changeLanguage', 'body.languageId', (language) => ({ language })],
  ['getSmsNotifications', 'changeSmsNotifications', 'body.state', (sms) => ({ sms })],
  [
    'getVoicemailState',
    'changeVoicemailState',
    'body.state',
    (state) => ({ voice_mail_state: voicemailOptions[state] ?? state }),
  ],
]

/** Sets a setting to the value that it has, and reads whether it still has it. */
async function keepSetting(inquiry: Inquiry, [read, write, path, formOf]: Setting): Promise<void> {
  const known = inquiry
    .calls(read)
    .find(({ contract, data }) => contract?.phoneNumber && textAt(data, path) !== null)
  const phone = known?.contract?.phoneNumber
  const value = textAt(known?.data, path)
  if (!known?.contract || !phone || value === null)
    return inquiry.skip(write, 'The value that it has could not be read.')

  const { about, contract } = known
  const call = await inquiry.ask(write, { about, contract, form: { ...formOf(value), phone } })
  const { data } = await inquiry.ask(read, { about, contract, ...parametersOf(read, known.contract) })
  const now = textAt(data, path)
  if (now !== null && now !== value)
    call.faults.push('It was set to the value that it had, and has another one now.')
}

/** Submits the first consent as it stands. Any answer ends the asking: who is still to be asked is left alone. */
const keepConsent: Trial = async (inquiry) => {
  const isDone = inquiry
    .calls('getConsentStatus')
    .every(({ data }) => valueAt(data, 'body.GDPRShow') === false)
  if (!isDone)
    return inquiry.skip('submitConsent', 'The customer is still to be asked, and an answer would end that.')
  for (const { about, contract, data } of inquiry.calls('getConsents')) {
    const id = textAt(data, 'body.gdprs.0.id')
    const agree = valueAt(data, 'body.gdprs.0.agree')
    if (id !== null && typeof agree === 'boolean')
      return inquiry.ask('submitConsent', { about, contract, form: { id, agree: agree ? '1' : '0' } })
  }
  inquiry.skip('submitConsent', 'No consent was answered before.')
}

/** Marks a notification as read that is. */
const readAgain: Trial = async (inquiry) => {
  const [known] = inquiry.calls('getNotifications')
  const read = listAt(known?.data, 'body.notifications').find((one) => valueAt(one, 'read') === true)
  const id = textAt(read, 'id')
  if (!known || id === null) return inquiry.skip('readNotification', 'No notification was read before.')
  const { contract } = known
  return inquiry.ask('readNotification', { about: 'one that was read', contract, path: { id } })
}

/** A voucher that cannot exist. */
const refuseVoucher: Trial = async (inquiry) => {
  const mobiles = inquiry.calls('getMeByPhone')
  const known = mobiles.find(({ contract }) => contract?.contractType === 'Prepaid') ?? mobiles[0]
  const phone = known?.contract?.phoneNumber
  if (!phone) return inquiry.skip('topUpWithVoucher', NO_PHONE)
  return inquiry.ask('topUpWithVoucher', {
    about: 'a code that is none',
    contract: known.contract,
    form: { phone, voucher: 'NOSUCHVOUCHER' },
    expected: 'refused',
  })
}

/** A name that nobody has, and a password that is nobody's. */
const nobody = () => `nobody-${crypto.randomUUID()}`

const refuseLogin: Trial = (inquiry, { credentials }) => {
  const username = 'username' in credentials ? credentials.username : nobody()
  const form = { username, password: nobody() }
  return inquiry.ask('loginWithPassword', { about: 'a wrong password', form, expected: 'refused' })
}

const resetNobody: Trial = (inquiry, { portal, origin }) => {
  const form = { username: nobody(), returnUrl: `${portal ?? origin}/reset-password` }
  return inquiry.ask('requestPasswordReset', { about: 'no user of that name', form, expected: 'either' })
}

const trials: [OperationId, Trial][] = [
  ...settings.map((setting): [OperationId, Trial] => [
    setting[1],
    (inquiry) => keepSetting(inquiry, setting),
  ]),
  ['submitConsent', keepConsent],
  ['readNotification', readAgain],
  ['topUpWithVoucher', refuseVoucher],
  ['loginWithPassword', refuseLogin],
  ['requestPasswordReset', resetNobody],
]

/** Tries the changes that leave everything as it is, or must be refused. None costs money or sends a message. */
export async function askWrites(inquiry: Inquiry, options: Options): Promise<void> {
  for (const [id, attempt] of trials) if (!options.without.has(id)) await attempt(inquiry, options)
}
