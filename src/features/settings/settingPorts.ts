import { type SettingSaved, settingMachine } from '../../../machines/setting.machine'
import type { Api } from '../../api/client'
import { type Outcome, requireAccepted, requireValue, toOutcome } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'

interface Call {
  api: Api
  phone: string
  signal: AbortSignal
}

/** The calls that load and save a setting of a number. */
export interface SettingCalls<Value extends number> {
  /** The values that the portal offers. */
  options: readonly Value[]
  /** Undefined if the provider has another value. */
  load: (call: Call) => Promise<Value | undefined>
  save: (call: Call & { value: Value }) => Promise<Outcome<unknown>>
}

/** 1 is Serbian, 2 is German. */
export const languageCalls: SettingCalls<1 | 2> = {
  options: [1, 2],
  async load({ api, phone, signal }) {
    const { body } = await requireAccepted(api.POST('/api/get-mvno-language', { body: { phone }, signal }))
    return body?.languageId
  },
  save: ({ api, phone, value, signal }) =>
    toOutcome(api.POST('/api/change-mvno-language', { body: { language: value, phone }, signal })),
}

/** 1 is on, 0 is off. */
export const smsCalls: SettingCalls<0 | 1> = {
  options: [0, 1],
  async load({ api, phone, signal }) {
    const { body } = await requireAccepted(
      api.GET('/api/mvno-notifications', { params: { query: { phone } }, signal }),
    )
    return body?.state
  },
  save: ({ api, phone, value, signal }) =>
    toOutcome(api.POST('/api/mvno-notifications', { body: { sms: value, phone }, signal })),
}

const voicemailOptions = { ACTIVE: 0, NO_LEAVE_MESSAGES: 1, SUSPENDED: 2 } as const

/** 0 is on, 1 is on without messages, 2 is off. */
export const voicemailCalls: SettingCalls<0 | 1 | 2> = {
  options: [0, 1, 2],
  async load({ api, signal }) {
    const { body } = await requireAccepted(api.GET('/api/voice-mail-state', { signal }))
    const state = body?.state
    return typeof state === 'string' ? voicemailOptions[state] : state
  },
  save: ({ api, phone, value, signal }) =>
    toOutcome(api.POST('/api/voice-mail-state', { body: { voice_mail_state: value, phone }, signal })),
}

/** The machine knows any number: this finds the option that it is. */
export const optionOf = <Value extends number>({ options }: SettingCalls<Value>, value: number | null) =>
  options.find((option) => option === value)

/** One setting of the number `phone`. */
export function settingFlow<Value extends number>(api: Api, calls: SettingCalls<Value>, phone: string) {
  return settingMachine.provide({
    actors: {
      loadValue: port(
        'reads',
        async ({ signal }): Promise<number | null> => (await calls.load({ api, phone, signal })) ?? null,
      ),
      saveValue: port('changes', async ({ input, signal }): Promise<SettingSaved> => {
        const value = requireValue(optionOf(calls, input.value), 'value')
        const answer = await calls.save({ api, phone, signal, value })
        return { outcome: answer.accepted ? 'saved' : 'refused' }
      }),
    } satisfies PortsOf<typeof settingMachine>,
  })
}
