import { type Handlers, notFound } from './call'
import type { Customer, Line } from './records'

function lineOf({ lines }: Customer, phone: string): Line {
  const line = lines.find(({ contract }) => contract.phoneNumber === phone)
  if (!line) throw notFound()
  return line
}

const voicemailStates = ['ACTIVE', 'NO_LEAVE_MESSAGES', 'SUSPENDED'] as const

export const settings = {
  changeLanguage(call) {
    const { customer, form } = call
    const line = form.phone === undefined ? call.line : lineOf(customer, form.phone)
    line.languageId = form.language
    return { code: 'CHANGE_LANGUAGE_SUCCESS' }
  },
  getLanguage: ({ customer, form }) => ({
    code: 'GET_LANGUAGE_SUCCESS',
    body: { languageId: lineOf(customer, form.phone).languageId },
  }),

  changeSmsNotifications({ customer, form }) {
    lineOf(customer, form.phone).sms = form.sms
    return { code: 'CHANGE_SMS_NOTIFICATIONS_SUCCESS' }
  },
  getSmsNotifications: ({ customer, query }) => ({
    code: 'GET_SMS_NOTIFICATIONS_SUCCESS',
    body: { state: lineOf(customer, query.phone).sms },
  }),

  changeVoicemailState({ customer, form }) {
    lineOf(customer, form.phone).voicemail = form.voice_mail_state
    return { code: 'CHANGE_VOICE_MAIL_STATE_SUCCESS' }
  },
  getVoicemailState: ({ line }) => ({
    code: 'GET_VOICE_MAIL_STATE_SUCCESS',
    body: { state: voicemailStates[line.voicemail] },
  }),
} satisfies Handlers
