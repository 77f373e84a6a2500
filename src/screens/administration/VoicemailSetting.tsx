import { useI18nContext } from '../../../i18n/i18n-react'
import { useSetting, voicemailCalls } from '../../flows/setting'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'
import { Panel, PanelText } from './Panel'
import { SettingChoices } from './SettingChoices'

/** Whether the mailbox answers, and whether callers may leave messages. */
export function VoicemailSetting({ phone }: { phone: string }) {
  const { LL } = useI18nContext()
  const setting = useSetting(voicemailCalls, phone)
  return (
    <Panel>
      <PanelText>{LL.administration.voicemailText({ phone })}</PanelText>
      <QueryView query={setting} emptyText="" skeleton={<Skeleton height="11.75rem" />}>
        {() => (
          <SettingChoices
            label={LL.administration.voicemail()}
            options={[
              { value: 0, label: LL.administration.voicemailOn() },
              { value: 1, label: LL.administration.voicemailRestricted() },
              { value: 2, label: LL.administration.voicemailOff() },
            ]}
            setting={setting}
          />
        )}
      </QueryView>
    </Panel>
  )
}
