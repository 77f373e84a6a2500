import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { smsLoginMachine } from '../../../machines/smsLogin.machine'
import { listen } from '../../core/announcement'
import { useServices } from '../../core/services'
import { useFlow } from '../../core/useFlow'
import { type SmsLoginActor, smsLoginFlow } from './smsLoginPorts'

export interface SmsLogin {
  /** What the form asks for. */
  step: 'phone' | 'code'
  /** As the customer typed it when she requested a code; empty before. */
  phone: string
  /** Why the provider refuses what was sent last: its words, or an empty text. `null` without a refusal. */
  message: string | null
  /** What is on its way to the provider. */
  pending: 'none' | 'request' | 'code' | 'resend'
  /** Whether the customer can request another code. */
  canResend: boolean
  /** Milliseconds until the customer can request another code; `null` outside the pause. */
  pause: number | null
  actions: ReturnType<typeof actionsOf>
}

type Snapshot = SnapshotFrom<typeof smsLoginMachine>

// The form stays locked until the session opens, which may wait for a file.
const isOpening = (snapshot: Snapshot) => snapshot.matches('verified')

function pendingOf(snapshot: Snapshot): SmsLogin['pending'] {
  if (isOpening(snapshot) || snapshot.matches('verifyingCode')) return 'code'
  if (!snapshot.hasTag('busy')) return 'none'
  return snapshot.matches('resendingCode') ? 'resend' : 'request'
}

function viewOf(snapshot: Snapshot): Omit<SmsLogin, 'actions'> {
  const { phone, message, pause } = snapshot.context
  return {
    step: snapshot.hasTag('codeStep') || isOpening(snapshot) ? 'code' : 'phone',
    phone,
    message,
    pending: pendingOf(snapshot),
    canResend: snapshot.can({ type: 'code.resend' }),
    pause: snapshot.matches({ enteringCode: 'resendPaused' }) ? pause : null,
  }
}

const actionsOf = (smsLogin: SmsLoginActor) => ({
  requestCode: (phone: string) => smsLogin.send({ type: 'phone.submit', phone }),
  signIn: (code: string) => smsLogin.send({ type: 'code.submit', code }),
  resendCode: () => smsLogin.send({ type: 'code.resend' }),
  changeNumber: () => smsLogin.send({ type: 'phone.change' }),
  /** For the other way to sign in. */
  leave: () => smsLogin.send({ type: 'login.reset' }),
  /** Calls the listener whenever a code is on its way; the returned function ends it. */
  onCodeSent: (listener: () => void) => listen(smsLogin, { 'code.sent': listener }),
})

/** The flow alone, without what the tab keeps of it. */
export function useSmsLoginFlow(): SmsLoginActor {
  const { config } = useServices()
  return useFlow((api) => smsLoginFlow(api, config))
}

/** Signing in by phone number and SMS. A reload keeps the step of the code. */
export function useSmsLogin(): SmsLogin {
  const { tab } = useServices()
  const actor = useSmsLoginFlow()
  useEffect(() => {
    let hasLeft = false
    // With the form for the code, not in the bundle of the login (0.2 kB). Without the file, a reload forgets the step.
    const persisting = import('./storedCode')
      // After the flow has stopped, it would clear what the tab keeps for the next visit.
      .then((module) => (hasLeft ? undefined : module.persistSentCode(actor, tab)))
      .catch(() => undefined)
    return () => {
      hasLeft = true
      persisting.then((stop) => stop?.())
    }
  }, [actor, tab])
  const view = useSelector(actor, viewOf, shallowEqual)
  const actions = useMemo(() => actionsOf(actor), [actor])
  return { ...view, actions }
}
