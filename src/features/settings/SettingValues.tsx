import { useContext } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Api } from '../../api/client'
import { optionalRead } from '../../core/optionalRead'
import { useQuery } from '../../core/query'
import { readConsents } from './consentPorts'
import { languageCalls, smsCalls, voicemailCalls } from './settingPorts'
import { type PanelId, ReportValue, useSettingOptions } from './useSettings'

interface ValueRequestProps<Value> {
  id: PanelId
  read: (api: Api, signal: AbortSignal) => Promise<Value>
  /** In words; empty if it is unknown. */
  textOf: (value: Value) => string
}

/** Requests a value for its row; it draws nothing. The panel, once opened, says if it cannot be read. */
function ValueRequest<Value>({ id, read, textOf }: ValueRequestProps<Value>) {
  const report = useContext(ReportValue)
  useQuery(
    async (api, signal) => ({ value: await optionalRead((optional) => read(api, optional), signal) }),
    ({ value }) => value !== null && report(id, textOf(value)),
  )
  return null
}

/** How many consents are given; empty without any, and if it is unknown. */
export function useConsentCount() {
  const { consent } = useI18nContext().LL
  return (given: readonly boolean[]) =>
    given.length === 0 ? '' : consent.given({ given: given.filter(Boolean).length, all: given.length })
}

interface SettingValuesProps {
  /** Of the current contract. */
  phone: string | null | undefined
  /** Its panel reads its value. */
  opened: PanelId | undefined
  known: Partial<Record<PanelId, string>>
}

/** Requests the unknown values of all rows whose panel is closed. */
export function SettingValues({ phone, opened, known }: SettingValuesProps) {
  const options = useSettingOptions()
  const countConsents = useConsentCount()
  const labelIn = (list: readonly { value: number; label: string }[]) => (value: number | undefined) =>
    list.find((option) => option.value === value)?.label ?? ''
  const calls = { language: languageCalls, sms: smsCalls, voicemail: voicemailCalls }
  const ids = ['language', 'sms', 'voicemail'] as const
  const isMissing = (id: PanelId) => id !== opened && known[id] === undefined
  return (
    <>
      {phone &&
        ids.map(
          (id) =>
            isMissing(id) && (
              <ValueRequest
                key={id}
                id={id}
                read={async (api, signal) => calls[id].load({ api, phone, signal })}
                textOf={labelIn(options[id])}
              />
            ),
        )}
      {isMissing('consents') && (
        <ValueRequest
          id="consents"
          read={readConsents}
          textOf={({ items, children, isPartial }) =>
            isPartial ? '' : countConsents([...items, ...children].map(({ agree }) => agree === true))
          }
        />
      )}
    </>
  )
}
