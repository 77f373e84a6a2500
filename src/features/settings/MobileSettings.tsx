import { useI18nContext } from '../../../i18n/i18n-react'
import { phoneNumberInSentence } from '../../domain/formatPhoneNumber'
import { Text } from '../../ui/layout'
import { Alert } from '../../ui/messages/Alert'
import { QueryView } from '../../ui/QueryView'
import { RadioGroup } from '../../ui/RadioGroup'
import { SavedNote, SavedStatus } from '../../ui/SavedNote'
import { Switch } from '../../ui/Switch'
import { Panel } from './Panel'
import { RowSkeleton } from './RowSkeleton'
import { type Setting, useLanguageSetting, useSmsSetting, useVoicemailSetting } from './useSettings'

interface SettingChoicesProps<Value extends number> {
  label: string
  setting: Setting<Value>
}

/** The values of a setting. If the provider's value is unknown, the customer may choose a known one. */
function SettingChoices<Value extends number>({
  label,
  setting: { value, options, isLocked, isSaved, actions },
}: SettingChoicesProps<Value>) {
  const { LL } = useI18nContext()
  const note = isSaved && LL.administration.saved()
  return (
    <>
      {value === 'unknown' && <Alert kind="info">{LL.administration.unknown()}</Alert>}
      <RadioGroup
        {...{ label, options }}
        locked={isLocked}
        selected={value}
        note={note && <SavedNote>{note}</SavedNote>}
        onChoose={actions.choose}
      />
      <SavedStatus>{note}</SavedStatus>
    </>
  )
}

const queryOf = <Value extends number>({ status, value, actions }: Setting<Value>) => ({
  state: status,
  data: value,
  retry: actions.retry,
})

/** The language of the provider's SMS and announcements, independent of the portal's language. */
export function LanguageSetting({ phone }: { phone: string }) {
  const { LL } = useI18nContext()
  const setting = useLanguageSetting(phone)
  return (
    <Panel>
      <Text color="muted">{LL.administration.languageText({ phone: phoneNumberInSentence(phone) })}</Text>
      <QueryView query={queryOf(setting)} emptyText="" skeleton={<RowSkeleton rows={2} isLabelled />}>
        {() => <SettingChoices label={LL.administration.language()} setting={setting} />}
      </QueryView>
    </Panel>
  )
}

/** Whether the provider sends notifications to the number. */
export function SmsSetting({ phone }: { phone: string }) {
  const { LL } = useI18nContext()
  const setting = useSmsSetting(phone)
  const note = setting.isSaved && LL.administration.saved()
  return (
    <Panel>
      <Text color="muted">{LL.administration.smsText({ phone: phoneNumberInSentence(phone) })}</Text>
      <QueryView query={queryOf(setting)} emptyText="" skeleton={<RowSkeleton rows={1} />}>
        {(value) =>
          // A switch is either on or off.
          value === 'unknown' ? (
            <SettingChoices label={LL.administration.sms()} setting={setting} />
          ) : (
            <>
              <Switch
                label={LL.administration.sms()}
                checked={value === 1}
                locked={setting.isLocked}
                busy={setting.isBusy}
                note={note && <SavedNote isCompact>{note}</SavedNote>}
                onChange={(checked) => setting.actions.choose(checked ? 1 : 0)}
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
  const setting = useVoicemailSetting(phone)
  return (
    <Panel>
      <Text color="muted">{LL.administration.voicemailText({ phone: phoneNumberInSentence(phone) })}</Text>
      <QueryView query={queryOf(setting)} emptyText="" skeleton={<RowSkeleton rows={3} isLabelled />}>
        {() => <SettingChoices label={LL.administration.voicemail()} setting={setting} />}
      </QueryView>
    </Panel>
  )
}
