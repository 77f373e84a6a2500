import { useI18nContext } from '../../../i18n/i18n-react'
import { smsCalls, useSetting } from '../../flows/setting'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'
import { Switch } from '../../ui/Switch'
import { Panel, PanelText } from './Panel'
import { SettingChoices } from './SettingChoices'

/** Whether the provider sends notifications to the number. */
export function SmsSetting({ phone }: { phone: string }) {
  const { LL } = useI18nContext()
  const setting = useSetting(smsCalls, phone)
  return (
    <Panel>
      <PanelText>{LL.administration.smsText({ phone })}</PanelText>
      <QueryView query={setting} emptyText="" skeleton={<Skeleton height="3rem" />}>
        {(state) =>
          // A switch is either on or off.
          state === 'unknown' ? (
            <SettingChoices
              label={LL.administration.sms()}
              options={[
                { value: 1, label: LL.administration.smsOn() },
                { value: 0, label: LL.administration.smsOff() },
              ]}
              setting={setting}
            />
          ) : (
            <Switch
              label={LL.administration.sms()}
              checked={state === 1}
              locked={setting.locked}
              busy={setting.busy}
              onChange={(checked) => setting.choose(checked ? 1 : 0)}
            />
          )
        }
      </QueryView>
    </Panel>
  )
}
