import { useEffect, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useServices } from '../../flows/services'
import { useSmsLogin } from '../../flows/smsLogin'
import { Card } from '../../ui/Card'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Tabs } from '../../ui/Tabs'
import { PasswordLoginForm, prefetchLazyForms } from './lazyForms'
import { SmsLoginForm } from './SmsLoginForm'

export function Login() {
  const { LL } = useI18nContext()
  const [loginMethod, setLoginMethod] = useState<'phone' | 'username'>('phone')
  const smsLogin = useSmsLogin()
  const { loadCustomerFlows } = useServices()
  useEffect(() => {
    prefetchLazyForms()
    // The sign-in loads them again and reports failures.
    loadCustomerFlows().catch(() => {})
  }, [loadCustomerFlows])
  const choose = (chosen: typeof loginMethod) => {
    if (chosen === 'username') smsLogin.send({ type: 'login.reset' })
    setLoginMethod(chosen)
  }
  return (
    <Card borderRadius="hero">
      <ScreenHeading marginBottom="4">{LL.login.heading()}</ScreenHeading>
      <Tabs
        label={LL.login.ways()}
        tabs={[
          { id: 'phone', label: LL.login.byPhone() },
          { id: 'username', label: LL.login.byUsername() },
        ]}
        selected={loginMethod}
        onSelect={choose}
      >
        {loginMethod === 'phone' ? <SmsLoginForm smsLogin={smsLogin} /> : <PasswordLoginForm />}
      </Tabs>
    </Card>
  )
}
