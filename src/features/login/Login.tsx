import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useServices } from '../../core/services'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Form } from '../../ui/Form'
import { lazyComponent } from '../../ui/lazyComponent'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { Tabs } from '../../ui/Tabs'
import { TextField } from '../../ui/TextField'
import { type SmsLoginActor, useSmsLogin } from './useSmsLogin'

// Forms that the login page does not start with are not in its bundle. It loads them once rendered.
const fallback = <Skeleton height="16rem" />

const CodeForm = lazyComponent(() => import('./CodeForm'), fallback)
const PasswordLoginForm = lazyComponent(() => import('./PasswordLoginForm'), fallback)

/** Prefetches the forms. A failed one loads again when shown, and then reports errors. */
export function prefetchLazyForms(): Promise<unknown> {
  return Promise.allSettled([CodeForm.preload(), PasswordLoginForm.preload()])
}

function PhoneForm({ smsLogin }: { smsLogin: SmsLoginActor }) {
  const { LL } = useI18nContext()
  const busy = useSelector(smsLogin, (snapshot) => snapshot.hasTag('busy'))
  const { message, phone: lastTried } = useSelector(smsLogin, (snapshot) => snapshot.context)
  const [phone, setPhone] = useState(lastTried)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    smsLogin.send({ type: 'phone.submit', phone })
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
      <Button type="submit" loading={busy}>
        {LL.login.requestCode()}
      </Button>
    </Form>
  )
}

function SmsLoginForm({ smsLogin }: { smsLogin: SmsLoginActor }) {
  const asksForCode = useSelector(smsLogin, (snapshot) => snapshot.hasTag('codeStep'))
  return asksForCode ? <CodeForm smsLogin={smsLogin} /> : <PhoneForm smsLogin={smsLogin} />
}

export function Login() {
  const { LL } = useI18nContext()
  const [loginMethod, setLoginMethod] = useState<'phone' | 'username'>('phone')
  const smsLogin = useSmsLogin()
  const { tab } = useServices()
  useEffect(() => {
    // With the form for the code, not in the bundle of the login (0.2 kB). Without the file, a reload forgets the step.
    const persisting = import('./storedCode')
      .then((module) => module.persistSentCode(smsLogin, tab))
      .catch(() => undefined)
    return () => void persisting.then((stop) => stop?.())
  }, [smsLogin, tab])
  useEffect(() => void prefetchLazyForms(), [])
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
