import { type FormEvent, useEffect, useRef } from 'react'
import { useI18nContext } from '../../i18n/i18n-react'
import { Button } from './Button'
import { Form } from './Form'
import { PasswordField } from './PasswordField'

interface Pair {
  password: string
  repetition: string
}

interface PasswordPairFormProps {
  form: Pair & {
    problem: 'passwordMissing' | 'repetitionMissing' | 'passwordsDiffer' | 'refused' | null
    /** Why the password was refused. */
    messages: readonly string[]
    busy: boolean
    edit: (pair: Pair) => void
    submit: () => void
  }
  /** Whether the first field takes the focus when the form appears. */
  takesFocus?: boolean
}

/** A new password and its repetition. */
export function PasswordPairForm({ form, takesFocus = false }: PasswordPairFormProps) {
  const { LL } = useI18nContext()
  const { password, repetition, problem, messages } = form
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) first.current?.focus()
  }, [takesFocus])

  const passwordError = { passwordMissing: LL.message.fieldsEmpty(), refused: messages.join(', ') }
  const repetitionError = {
    repetitionMissing: LL.message.fieldsEmpty(),
    passwordsDiffer: LL.message.passwordsDiffer(),
  }
  const field = {
    showLabel: LL.password.show(),
    hideLabel: LL.password.hide(),
    autoComplete: 'new-password',
  } as const
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <Form onSubmit={submit}>
      <PasswordField
        {...field}
        ref={first}
        label={LL.password.newPassword()}
        value={password}
        onChange={(event) => form.edit({ password: event.currentTarget.value, repetition })}
        error={problem === 'passwordMissing' || problem === 'refused' ? passwordError[problem] : undefined}
      />
      <PasswordField
        {...field}
        label={LL.password.repeatPassword()}
        value={repetition}
        onChange={(event) => form.edit({ password, repetition: event.currentTarget.value })}
        error={
          problem === 'repetitionMissing' || problem === 'passwordsDiffer'
            ? repetitionError[problem]
            : undefined
        }
      />
      <Button type="submit" loading={form.busy}>
        {LL.password.save()}
      </Button>
    </Form>
  )
}
