import { useSearchParams } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Card } from '../../ui/Card'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Tabs } from '../../ui/Tabs'
import { AccountPassword } from './AccountPassword'
import { ConsentSettings } from './ConsentSettings'
import { LanguageSetting } from './LanguageSetting'
import { MobileNumberPanel } from './MobileNumberPanel'
import { SmsSetting } from './SmsSetting'
import { VoicemailSetting } from './VoicemailSetting'

const panels = {
  language: <MobileNumberPanel>{(phone) => <LanguageSetting phone={phone} />}</MobileNumberPanel>,
  sms: <MobileNumberPanel>{(phone) => <SmsSetting phone={phone} />}</MobileNumberPanel>,
  voicemail: <MobileNumberPanel>{(phone) => <VoicemailSetting phone={phone} />}</MobileNumberPanel>,
  consents: <ConsentSettings />,
  account: <AccountPassword />,
}

type PanelId = keyof typeof panels

/** The settings, on five tabs. The address has the tab, so that Back and a reload keep it. */
export default function Administration() {
  const { LL } = useI18nContext()
  const [params, setParams] = useSearchParams()
  const tabs: { id: PanelId; label: string }[] = [
    { id: 'language', label: LL.administration.language() },
    { id: 'sms', label: LL.administration.sms() },
    { id: 'voicemail', label: LL.administration.voicemail() },
    { id: 'consents', label: LL.administration.dataProtection() },
    { id: 'account', label: LL.administration.account() },
  ]
  const selected = tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'language'
  const select = (id: PanelId) =>
    setParams((previous) => {
      previous.set('tab', id)
      return previous
    })
  return (
    <>
      <ScreenHeading marginBottom="6">{LL.administration.heading()}</ScreenHeading>
      <Card>
        <Tabs label={LL.administration.sections()} tabs={tabs} selected={selected} onSelect={select}>
          {panels[selected]}
        </Tabs>
      </Card>
    </>
  )
}
