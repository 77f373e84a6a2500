import { useI18nContext } from '../../../i18n/i18n-react'
import { phoneNumberInSentence } from '../../domain/formatPhoneNumber'
import { Alert } from '../../ui/Alert'
import { QueryView } from '../../ui/QueryView'
import { RadioGroup } from '../../ui/RadioGroup'
import { SavedNote, SavedStatus } from '../../ui/SavedNote'
import { Skeleton } from '../../ui/Skeleton'
import { Switch } from '../../ui/Switch'
import { Panel, PanelText } from './Panel'
import { useReportedSetting } from './settingValues'
import { languageCalls, smsCalls, voicemailCalls } from './useSetting'

interface SettingChoicesProps<Value extends number> {
  label: string
  setting: ReturnType<typeof useReportedSetting<Value>>
}

/** The values of a setting. If the provider's value is unknown, the customer may choose a known one. */
function SettingChoices<Value extends number>({
  label,
  setting: { data, options, locked, saved, choose },
}: SettingChoicesProps<Value>) {
  const { LL } = useI18nContext()
  const note = saved && LL.administration.saved()
  return (
    <>
      {data === 'unknown' && <Alert kind="info">{LL.administration.unknown()}</Alert>}
      <RadioGroup
        {...{ label, options, locked }}
        chosen={data}
        note={note && <SavedNote>{note}</SavedNote>}
        onChoose={choose}
      />
      <SavedStatus>{note}</SavedStatus>
    </>
  )
}

function useLanguage(phone: string) {
  const { LL } = useI18nContext()
  return useReportedSetting('language', languageCalls, phone, [
    { value: 2, label: LL.administration.german() },
    { value: 1, label: LL.administration.serbian() },
  ])
}

/** Reads the language for the list of settings. */
export function LanguageValue({ phone }: { phone: string }) {
  useLanguage(phone)
  return null
}

/** The language of the provider's SMS and announcements, independent of the portal's language. */
export function LanguageSetting({ phone }: { phone: string }) {
  const { LL } = useI18nContext()
  const setting = useLanguage(phone)
  return (
    <Panel>
      <PanelText>{LL.administration.languageText({ phone: phoneNumberInSentence(phone) })}</PanelText>
      <QueryView query={setting} emptyText="" skeleton={<Skeleton height="8.25rem" />}>
        {() => <SettingChoices label={LL.administration.language()} setting={setting} />}
      </QueryView>
    </Panel>
  )
}

/** Whether the provider sends notifications to the number. */
export function SmsSetting({ phone }: { phone: string }) {
  const { LL } = useI18nContext()
  const setting = useReportedSetting('sms', smsCalls, phone, [
    { value: 1, label: LL.administration.smsOn() },
    { value: 0, label: LL.administration.smsOff() },
  ])
  const note = setting.saved && LL.administration.saved()
  return (
    <Panel>
      <PanelText>{LL.administration.smsText({ phone: phoneNumberInSentence(phone) })}</PanelText>
      <QueryView query={setting} emptyText="" skeleton={<Skeleton height="3rem" />}>
        {(state) =>
          // A switch is either on or off.
          state === 'unknown' ? (
            <SettingChoices label={LL.administration.sms()} setting={setting} />
          ) : (
            <>
              <Switch
                label={LL.administration.sms()}
                checked={state === 1}
                locked={setting.locked}
                busy={setting.busy}
                note={note && <SavedNote isCompact>{note}</SavedNote>}
                onChange={(checked) => setting.choose(checked ? 1 : 0)}
              />
              <SavedStatus>{note}</SavedStatus>
            </>
          )
        }
      </QueryView>
    </Panel>
  )
}

/** Whether the mailbox answers, and whether callers may leave messages. */
export function VoicemailSetting({ phone }: { phone: string }) {
  const { LL } = useI18nContext()
  const setting = useReportedSetting('voicemail', voicemailCalls, phone, [
    { value: 0, label: LL.administration.voicemailOn() },
    { value: 1, label: LL.administration.voicemailRestricted() },
    { value: 2, label: LL.administration.voicemailOff() },
  ])
  return (
    <Panel>
      <PanelText>{LL.administration.voicemailText({ phone: phoneNumberInSentence(phone) })}</PanelText>
      <QueryView query={setting} emptyText="" skeleton={<Skeleton height="11.75rem" />}>
        {() => <SettingChoices label={LL.administration.voicemail()} setting={setting} />}
      </QueryView>
    </Panel>
  )
}
