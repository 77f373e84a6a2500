import { useI18nContext } from '../../../i18n/i18n-react'
import { languageCalls, useSetting } from '../../flows/setting'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'
import { Panel, PanelText } from './Panel'
import { SettingChoices } from './SettingChoices'

/** The language of the provider's SMS and announcements, independent of the portal's language. */
export function LanguageSetting({ phone }: { phone: string }) {
  const { LL } = useI18nContext()
  const setting = useSetting(languageCalls, phone)
  return (
    <Panel>
      <PanelText>{LL.administration.languageText({ phone })}</PanelText>
      <QueryView query={setting} emptyText="" skeleton={<Skeleton height="8.25rem" />}>
        {() => (
          <SettingChoices
            label={LL.administration.language()}
            options={[
              { value: 2, label: LL.administration.german() },
              { value: 1, label: LL.administration.serbian() },
            ]}
            setting={setting}
          />
        )}
      </QueryView>
    </Panel>
  )
}
