import { useSelector } from '@xstate/react'
import type { SmsLoginActor } from '../../flows/smsLogin'
import { CodeForm } from './lazyForms'
import { PhoneForm } from './PhoneForm'

export function SmsLoginForm({ smsLogin }: { smsLogin: SmsLoginActor }) {
  const asksForCode = useSelector(smsLogin, (snapshot) => snapshot.hasTag('codeStep'))
  return asksForCode ? <CodeForm smsLogin={smsLogin} /> : <PhoneForm smsLogin={smsLogin} />
}
