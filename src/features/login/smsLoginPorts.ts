import type { Actor } from 'xstate'
import { type CodeSent, type CodeVerified, smsLoginMachine } from '../../../machines/smsLogin.machine'
import type { Api } from '../../api/client'
import { messageFor, requireValue, toOutcome } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'
import type { Config } from '../../core/services'

export type SmsLoginActor = Actor<typeof smsLoginMachine>

/** Signing in by phone number and SMS; apart from the other way to sign in, which loads later. */
export function smsLoginFlow(api: Api, { readSetting }: Config) {
  return smsLoginMachine.provide({
    actors: {
      sendCode: port('changes', async ({ input, signal }): Promise<CodeSent> => {
        const { sendCode } = await import('./sendCode')
        return sendCode(api, { ...input, countries: readSetting('countries'), signal })
      }),
      verifyCode: port('changes', async ({ input, signal }): Promise<CodeVerified> => {
        const body = { id: input.userId, code: input.code }
        const answer = await toOutcome(api.POST('/api/sms-login', { body, signal }))
        if (!answer.accepted) return { outcome: 'refused', message: messageFor(answer, 'code') }
        return { outcome: 'verified', token: requireValue(answer.data.body?.token, 'token') }
      }),
    } satisfies PortsOf<typeof smsLoginMachine>,
  })
}
