import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { smsLoginFlow } from '../../flows/smsLogin'
import { CodeForm } from './CodeForm'
import { PhoneForm } from './PhoneForm'

export type SmsLogin = Actor<ReturnType<typeof smsLoginFlow>>

export function SmsLoginForm({ smsLogin }: { smsLogin: SmsLogin }) {
  const asksForCode = useSelector(smsLogin, (snapshot) => snapshot.hasTag('codeStep'))
  return asksForCode ? <CodeForm smsLogin={smsLogin} /> : <PhoneForm smsLogin={smsLogin} />
}
