import { useI18nContext } from '../../../i18n/i18n-react'
import { useAccountPassword } from '../../flows/passwordChange'
import { PasswordPairForm } from '../shared/PasswordPairForm'
import { Panel, PanelText } from './Panel'

/** The password with which the customer signs in. */
export function AccountPassword() {
  const { LL } = useI18nContext()
  return (
    <Panel maxWidth="form">
      <PanelText>{LL.password.accountText()}</PanelText>
      <PasswordPairForm form={useAccountPassword()} unansweredText={LL.message.passwordOutcomeUnknown()} />
    </Panel>
  )
}
