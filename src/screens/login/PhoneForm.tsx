import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { SmsLoginActor } from '../../flows/smsLogin'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { TextField } from '../../ui/TextField'

export function PhoneForm({ smsLogin }: { smsLogin: SmsLoginActor }) {
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
