import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { SmsLoginActor } from '../../flows/smsLogin'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { TextField } from '../../ui/TextField'

export function CodeForm({ smsLogin }: { smsLogin: SmsLoginActor }) {
  const { LL } = useI18nContext()
  const busy = useSelector(smsLogin, (snapshot) => snapshot.hasTag('busy'))
  const { message, phone } = useSelector(smsLogin, (snapshot) => snapshot.context)
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    smsLogin.send({ type: 'code.submit', code })
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        ref={field}
        label={LL.login.code()}
        hint={LL.login.codeHint({ phone })}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={message === null ? undefined : message || LL.login.refused()}
      />
      <Button type="submit" loading={busy}>
        {LL.login.submit()}
      </Button>
      <Button variant="ghost" onClick={() => smsLogin.send({ type: 'code.resend' })}>
        {LL.login.resendCode()}
      </Button>
      <Button variant="ghost" onClick={() => smsLogin.send({ type: 'phone.change' })}>
        {LL.login.otherNumber()}
      </Button>
    </Form>
  )
}
