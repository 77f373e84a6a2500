import { useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useMemo } from 'react'
import type { Actor } from 'xstate'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { settingMachine } from '../../../machines/setting.machine'
import { useFlow } from '../../core/useFlow'
import { useUnfinishedChange } from '../../core/useUnfinishedChange'
import {
  languageCalls,
  optionOf,
  type SettingCalls,
  settingFlow,
  smsCalls,
  voicemailCalls,
} from './settingPorts'

export type PanelId = 'language' | 'sms' | 'voicemail' | 'consents' | 'account'

/** Takes the value of a setting, in words, for the list of settings. */
export const ReportValue = createContext<(id: PanelId, value: string) => void>(() => {})

interface SettingState<Value extends number> {
  status: 'loading' | 'shown' | 'failed'
  /** The selected one until the provider refuses it, otherwise the saved one. It may be unknown. */
  value: Value | 'unknown'
  isLocked: boolean
  isBusy: boolean
  /** For a moment after a change. */
  isSaved: boolean
  actions: ReturnType<typeof actionsOf<Value>>
}

/** One setting of a number, with the values that the customer can choose. */
export interface Setting<Value extends number> extends SettingState<Value> {
  options: readonly SettingOption<Value>[]
}

interface SettingOption<Value extends number> {
  value: Value
  label: string
}

const actionsOf = <Value extends number>(setting: Actor<typeof settingMachine>) => ({
  choose: (value: Value) => setting.send({ type: 'value.choose', value }),
  retry: () => setting.send({ type: 'load.retry' }),
})

/** One setting of the number `phone`. */
export function useSetting<Value extends number>(
  calls: SettingCalls<Value>,
  phone: string,
): SettingState<Value> {
  const actor = useFlow((api) => settingFlow(api, calls, phone))
  useUnfinishedChange(actor, 'setting')
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const value = useSelector(actor, ({ context }) => context.selectedValue ?? context.savedValue)
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  return {
    status: hasFailed ? 'failed' : isLoading && value === null ? 'loading' : 'shown',
    value: optionOf(calls, value) ?? 'unknown',
    isLocked: useSelector(actor, (snapshot) => !snapshot.matches('idle')),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    isSaved: useSelector(actor, (snapshot) => snapshot.hasTag('saved')),
    actions: useMemo(() => actionsOf<Value>(actor), [actor]),
  }
}

/** A setting whose value the list of settings shows, so that it need not read it again. */
function useReportedSetting<Value extends number>(
  id: PanelId,
  calls: SettingCalls<Value>,
  phone: string,
  options: readonly SettingOption<Value>[],
): Setting<Value> {
  const setting = useSetting(calls, phone)
  const report = useContext(ReportValue)
  const label = options.find(({ value }) => value === setting.value)?.label ?? ''
  const isShown = setting.status === 'shown'
  useEffect(() => {
    if (isShown) report(id, label)
  }, [report, isShown, id, label])
  return { ...setting, options }
}

/** The values that the customer can choose, in words. */
export function useSettingOptions() {
  const { administration } = useI18nContext().LL
  return {
    language: [
      { value: 2, label: administration.german() },
      { value: 1, label: administration.serbian() },
    ],
    sms: [
      { value: 1, label: administration.smsOn() },
      { value: 0, label: administration.smsOff() },
    ],
    voicemail: [
      { value: 0, label: administration.voicemailOn() },
      { value: 1, label: administration.voicemailRestricted() },
      { value: 2, label: administration.voicemailOff() },
    ],
  } satisfies Partial<Record<PanelId, SettingOption<0 | 1 | 2>[]>>
}

/** The language of the provider's SMS and announcements. */
export const useLanguageSetting = (phone: string) =>
  useReportedSetting('language', languageCalls, phone, useSettingOptions().language)

/** Whether the provider sends notifications to the number. */
export const useSmsSetting = (phone: string) =>
  useReportedSetting('sms', smsCalls, phone, useSettingOptions().sms)

/** Whether the mailbox answers, and whether callers may leave messages. */
export const useVoicemailSetting = (phone: string) =>
  useReportedSetting('voicemail', voicemailCalls, phone, useSettingOptions().voicemail)
