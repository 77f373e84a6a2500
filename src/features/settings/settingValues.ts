import { createContext, useContext, useEffect } from 'react'
import { type SettingCalls, useSetting } from './useSetting'

export type PanelId = 'language' | 'sms' | 'voicemail' | 'consents' | 'account'

/** Takes the value of a setting, in words, for the list of settings. */
export const ReportValue = createContext<(id: PanelId, value: string) => void>(() => {})

export interface SettingOption<Value extends number> {
  value: Value
  label: string
}

/** A setting of a number. The list of settings shows its value, so that it need not read it again. */
export function useReportedSetting<Value extends number>(
  id: PanelId,
  calls: SettingCalls<Value>,
  phone: string,
  options: readonly SettingOption<Value>[],
) {
  const setting = useSetting(calls, phone)
  const report = useContext(ReportValue)
  const value = options.find((option) => option.value === setting.data)?.label ?? ''
  useEffect(() => report(id, value), [report, id, value])
  return { ...setting, options }
}
