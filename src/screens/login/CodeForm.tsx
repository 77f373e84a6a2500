import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { SmsLoginActor } from '../../flows/smsLogin'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { TextField } from '../../ui/TextField'
import { ResendButton } from './ResendButton'

export default function CodeForm({ smsLogin }: { smsLogin: SmsLoginActor }) {
  const { LL } = useI18nContext()
  const verifying = useSelector(smsLogin, (snapshot) => snapshot.matches('verifyingCode'))
  const resending = useSelector(smsLogin, (snapshot) => snapshot.matches('resendingCode'))
  const { message, phone } = useSelector(smsLogin, (snapshot) => snapshot.context)
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    // Another code is on its way, so the next input replaces the old one.
    const subscription = smsLogin.on('code.sent', () => {
      field.current?.focus()
      field.current?.select()
    })
    return () => subscription.unsubscribe()
  }, [smsLogin])
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
      <Button type="submit" loading={verifying} locked={resending}>
        {LL.login.submit()}
      </Button>
      <ResendButton smsLogin={smsLogin} />
      <Button variant="ghost" onClick={() => smsLogin.send({ type: 'phone.change' })}>
        {LL.login.otherNumber()}
      </Button>
    </Form>
  )
}
