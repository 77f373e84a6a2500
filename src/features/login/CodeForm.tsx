import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useNormalizePhoneNumber } from '../../core/phone/useNormalizePhoneNumber'
import { normalizeSmsCode } from '../../domain/codes'
import { isAustrianMobile, phoneNumberInSentence } from '../../domain/formatPhoneNumber'
import { countParams } from '../../lib/formats/numbers'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { Stack, Text } from '../../ui/layout'
import { TextField } from '../../ui/TextField'
import { loginHelpTexts } from './loginHelpTexts'
import type { SmsLogin } from './useSmsLogin'

/** Counts the seconds down in sight. A screen reader reads them on request only. */
function SecondsLeft({ pause }: { pause: number }) {
  const { LL, locale } = useI18nContext()
  const [seconds, setSeconds] = useState(Math.ceil(pause / 1000))
  useEffect(() => {
    const end = performance.now() + pause
    const count = () => setSeconds(Math.max(1, Math.ceil((end - performance.now()) / 1000)))
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [pause])
  return <span role="timer">{LL.login.resendIn(countParams(seconds, locale))}</span>
}

/** Requests another code; locked until the pause after the last one is over. */
function ResendButton({ smsLogin: { pending, pause, canResend, actions } }: { smsLogin: SmsLogin }) {
  const { LL } = useI18nContext()
  const hintId = useId()
  return (
    <Stack gap="1.5">
      <Button
        variant="ghost"
        loading={pending === 'resend'}
        locked={!canResend}
        aria-describedby={pause === null ? undefined : hintId}
        onClick={actions.resendCode}
      >
        {LL.login.resendCode()}
      </Button>
      {/* The description of the button: with the seconds, some screen readers would read out each one. */}
      <p id={hintId} hidden>
        {LL.login.resendPause()}
      </p>
      <Text
        // Keeps its height after the pause, so that nothing moves under the pointer.
        minHeight="1lh"
        fontSize="sm"
        color="muted"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
      >
        {pause !== null && <SecondsLeft pause={pause} />}
      </Text>
    </Stack>
  )
}

interface CodeFormProps {
  smsLogin: SmsLogin
  /** Leads to the other way to sign in. */
  onUsername: () => void
}

/** Asks for the code of the SMS. */
export default function CodeForm({ smsLogin, onUsername }: CodeFormProps) {
  const { LL, locale } = useI18nContext()
  const help = loginHelpTexts(locale)
  const { phone, message, pending, actions } = smsLogin
  const number = useNormalizePhoneNumber()(phone)
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  useEffect(
    () =>
      // Another code is on its way, so the next input replaces the old one.
      actions.onCodeSent(() => {
        field.current?.focus()
        field.current?.select()
      }),
    [actions],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actions.signIn(normalizeSmsCode(code))
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        ref={field}
        label={LL.login.code()}
        hint={LL.login.codeHint({ phone: phoneNumberInSentence(isAustrianMobile(number) ? number : phone) })}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={message === null ? undefined : message || LL.login.refused()}
      />
      <Button type="submit" loading={pending === 'code'} locked={pending === 'resend'}>
        {LL.login.submit()}
      </Button>
      <ResendButton smsLogin={smsLogin} />
      <Button variant="ghost" onClick={actions.changeNumber}>
        {LL.login.otherNumber()}
      </Button>
      <Text fontSize="sm" color="muted" textAlign="center">
        {help.withoutSms}
      </Text>
      <Button variant="ghost" onClick={onUsername}>
        {help.byUsername}
      </Button>
    </Form>
  )
}
