import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { SmsLoginActor } from '../../flows/smsLogin'
import { Button } from '../../ui/Button'

const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5' } })
// Keeps its height after the pause, so that nothing moves under the pointer.
const Hint = chakra('p', {
  base: { minHeight: '1lh', fontSize: 'sm', color: 'muted', textAlign: 'center' },
})

/** Requests another code; locked until the pause after the last one is over. */
export function ResendButton({ smsLogin }: { smsLogin: SmsLoginActor }) {
  const { LL } = useI18nContext()
  const hintId = useId()
  const resendPaused = useSelector(smsLogin, (snapshot) => snapshot.matches({ enteringCode: 'resendPaused' }))
  const resending = useSelector(smsLogin, (snapshot) => snapshot.matches('resendingCode'))
  const canResend = useSelector(smsLogin, (snapshot) => snapshot.can({ type: 'code.resend' }))
  return (
    <Column>
      <Button
        variant="ghost"
        loading={resending}
        locked={!canResend}
        aria-describedby={resendPaused ? hintId : undefined}
        onClick={() => smsLogin.send({ type: 'code.resend' })}
      >
        {LL.login.resendCode()}
      </Button>
      <Hint id={hintId}>{resendPaused && LL.login.resendPause()}</Hint>
    </Column>
  )
}
