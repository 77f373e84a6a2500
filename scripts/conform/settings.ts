import type { OperationId } from '../../sandbox/document'
import type { Inquiry, Parameters } from './inquiry'
import { textAt } from './judge'

/** What reads a setting and what sets it. */
interface Setting {
  read: OperationId
  write: OperationId
  field: string
  /** What sets it to a value that was read. */
  form(value: string, phone: string): Record<string, string>
  /** What reads it again. */
  again(phone: string): Parameters
}

const voicemailOptions: Record<string, string> = { ACTIVE: '0', NO_LEAVE_MESSAGES: '1', SUSPENDED: '2' }

const settings: Setting[] = [
  {
    read: 'getLanguage',
    write: 'changeLanguage',
    field: 'body.languageId',
    form: (language, phone) => ({ language, phone }),
    again: (phone) => ({ form: { phone } }),
  },
  {
    read: 'getSmsNotifications',
    write: 'changeSmsNotifications',
    field: 'body.state',
    form: (sms, phone) => ({ sms, phone }),
    again: (phone) => ({ query: { phone } }),
  },
  {
    read: 'getVoicemailState',
    write: 'changeVoicemailState',
    field: 'body.state',
    form: (state, phone) => ({ voice_mail_state: voicemailOptions[state] ?? state, phone }),
    again: () => ({}),
  },
]

async function keepSetting(inquiry: Inquiry, { read, write, field, form, again }: Setting): Promise<void> {
  const known = inquiry
    .asked(read)
    .find(({ contract, data }) => contract?.phoneNumber && textAt(data, field) !== null)
  const phone = known?.contract?.phoneNumber
  const value = textAt(known?.data, field)
  if (!known || !phone || value === null)
    return inquiry.skip(write, 'The value that it has could not be read.')

  const { about, contract } = known
  const asked = await inquiry.ask(write, { about, contract, form: form(value, phone) })
  const { data } = await inquiry.ask(read, { about, contract, ...again(phone) })
  const now = textAt(data, field)
  if (now !== null && now !== value)
    asked.faults.push('It was set to the value that it had, and has another one now.')
}

/** Sets each setting to the value that it has, and looks whether it still has it. */
export async function keepSettings(inquiry: Inquiry): Promise<void> {
  for (const setting of settings) await keepSetting(inquiry, setting)
}
