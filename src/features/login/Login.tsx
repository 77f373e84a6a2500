import { type FormEvent, useEffect, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useServices } from '../../core/services'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Form } from '../../ui/Form'
import { Box } from '../../ui/layout'
import { lazyComponent } from '../../ui/lazyComponent'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { Tabs } from '../../ui/Tabs'
import { TextField } from '../../ui/TextField'
import { type SmsLogin, useSmsLogin } from './useSmsLogin'

// Forms and help that the login page does not start with are not in its bundle. It loads them once rendered.
const fallback = <Skeleton height="16rem" />

const CodeForm = lazyComponent(() => import('./CodeForm'), fallback)
const PasswordLoginForm = lazyComponent(() => import('./PasswordLoginForm'), fallback)

const LostPhone = lazyComponent(
  () => import('./LostPhone'),
  <Box minHeight="11" />,
  () => null,
)

/** Prefetches the forms. A failed one loads again when shown, and then reports errors. */
export function prefetchLazyForms(): Promise<unknown> {
  return Promise.allSettled([CodeForm.preload(), PasswordLoginForm.preload()])
}

function PhoneForm({ smsLogin }: { smsLogin: SmsLogin }) {
  const { LL } = useI18nContext()
  const { message, pending, actions } = smsLogin
  const [phone, setPhone] = useState(smsLogin.phone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actions.requestCode(phone)
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        label={LL.login.phone()}
        hint={message === null ? LL.login.smsHint() : undefined}
        placeholder={LL.login.phonePlaceholder()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
        error={message === null ? undefined : message || LL.login.refused()}
      />
      <Button type="submit" loading={pending === 'request'}>
        {LL.login.requestCode()}
      </Button>
    </Form>
  )
}

export function Login() {
  const { LL } = useI18nContext()
  const [loginMethod, setLoginMethod] = useState<'phone' | 'username'>('phone')
  const { hotline } = useServices().config.brand.links
  const smsLogin = useSmsLogin()
  useEffect(() => void prefetchLazyForms(), [])
  const choose = (selected: typeof loginMethod) => {
    if (selected === 'username') smsLogin.actions.leave()
    setLoginMethod(selected)
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
        {loginMethod === 'username' ? (
          <PasswordLoginForm />
        ) : smsLogin.step === 'code' ? (
          <CodeForm smsLogin={smsLogin} onUsername={() => choose('username')} />
        ) : (
          <PhoneForm smsLogin={smsLogin} />
        )}
      </Tabs>
      {hotline && <LostPhone />}
    </Card>
  )
}
