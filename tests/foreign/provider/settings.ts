import { Hono } from 'hono'
import { done, refused } from './answers'
import { contractForPhone, contractOf, customerOf, type ForeignEnvironment, fieldOf } from './call'

const voicemailStates = ['ACTIVE', 'NO_LEAVE_MESSAGES', 'SUSPENDED']

export const settings = new Hono<ForeignEnvironment>()

settings.post('/api/change-mvno-language', (call) => {
  const languageId = Number(fieldOf(call, 'language'))
  if (languageId !== 1 && languageId !== 2) {
    return refused(call, { status: 400, code: 'LANGUAGE_CHANGE_FAILED' })
  }
  const phone = fieldOf(call, 'phone')
  const changed = phone ? [contractForPhone(call, phone)] : customerOf(call).contracts
  for (const contract of changed) if (contract) contract.languageId = languageId
  return done(call, 'LANGUAGE_CHANGED')
})

settings.post('/api/get-mvno-language', (call) => {
  const contract = contractForPhone(call, fieldOf(call, 'phone'))
  return contract
    ? done(call, null, { languageId: String(contract.languageId), fallback: null })
    : refused(call, { status: 400, code: 'LANGUAGE_READ_FAILED' })
})

settings.get('/api/mvno-notifications', (call) => {
  const contract = contractForPhone(call, call.req.query('phone'))
  return contract
    ? done(call, 'OK', { state: String(contract.smsState), channel: 'sms' })
    : refused(call, { status: 400, code: 'SMS_STATE_FAILED_UNKNOWN_NUMBER' })
})

settings.post('/api/mvno-notifications', (call) => {
  const contract = contractForPhone(call, fieldOf(call, 'phone'))
  const state = fieldOf(call, 'sms')
  if (!contract || (state !== '0' && state !== '1')) {
    return refused(call, { status: 422, code: 'SMS_STATE_FAILED', errors: { sms: state } })
  }
  contract.smsState = Number(state)
  return done(call, 'SMS_STATE_STORED')
})

settings.get('/api/voice-mail-state', (call) =>
  done(call, null, { state: contractOf(call)?.voicemail ?? null, pin_set: '0' }),
)

settings.post('/api/voice-mail-state', (call) => {
  const contract = contractForPhone(call, fieldOf(call, 'phone'))
  const option = fieldOf(call, 'voice_mail_state')
  // The options are numbers; their names are understood as well.
  const state = voicemailStates.find((name, index) => option === String(index) || option === name)
  if (!contract || !state) {
    return refused(call, { status: 400, code: 'VOICEMAIL_FAILED', message: { text: option } })
  }
  contract.voicemail = state
  return done(call, 'VOICEMAIL_STORED', { affected_rows: '1' })
})
