import { type FormEvent, useEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Button } from '../../ui/Button'
import { CallReference } from '../../ui/CallReference'
import { Form } from '../../ui/Form'
import { Text } from '../../ui/layout'
import { Alert } from '../../ui/messages/Alert'
import { PasswordField } from '../../ui/PasswordField'
import { Receipt } from '../../ui/Receipt'
import { TextField } from '../../ui/TextField'
import type { PasswordChange } from './usePasswordChange'

interface PasswordPairFormProps {
  form: PasswordChange
  /** Whose password it is: a password manager otherwise offers to replace one of another account. */
  owner?: { label: string; name: string } | undefined
  /** What to check before a retry when no clear answer came. */
  unansweredText: string
  /** Whether the first field takes the focus on mount. */
  takesFocus?: boolean
}

/** A new password and its repetition. */
export function PasswordPairForm({ form, owner, unansweredText, takesFocus = false }: PasswordPairFormProps) {
  const { LL } = useI18nContext()
  const { password, repetition, fieldErrors, reasons, actions } = form
  const firstField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) firstField.current?.focus()
  }, [takesFocus])

  const passwordErrors = { missing: LL.message.fieldsEmpty(), refused: reasons.join(', ') }
  const repetitionErrors = { missing: LL.message.fieldsEmpty(), different: LL.message.passwordsDiffer() }
  const fieldProps = {
    showLabel: LL.page.showPassword(),
    hideLabel: LL.page.hidePassword(),
    autoComplete: 'new-password',
  } as const
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actions.save({ password, repetition })
  }
  return (
    <Form onSubmit={submit}>
      {form.isOutcomeUnknown && (
        <Alert kind="error" note={<CallReference />}>
          {unansweredText}
        </Alert>
      )}
      {owner && (
        <TextField
          label={owner.label}
          value={owner.name}
          autoComplete="username"
          readOnly
          tabIndex={-1}
          background="sunken"
          borderColor="line"
          _hover={{ borderColor: 'line' }}
        />
      )}
      <PasswordField
        {...fieldProps}
        ref={firstField}
        label={LL.password.newPassword()}
        value={password}
        onChange={(event) => actions.edit({ password: event.currentTarget.value, repetition })}
        error={fieldErrors.password ? passwordErrors[fieldErrors.password] : undefined}
      />
      <PasswordField
        {...fieldProps}
        label={LL.password.repeatPassword()}
        value={repetition}
        onChange={(event) => actions.edit({ password, repetition: event.currentTarget.value })}
        error={fieldErrors.repetition ? repetitionErrors[fieldErrors.repetition] : undefined}
      />
      <Button type="submit" loading={form.isBusy}>
        {LL.password.save()}
      </Button>
    </Form>
  )
}

interface ChangedPasswordProps {
  title: string
  /** Where the new password applies. */
  children: string
  /** Shows the form again. */
  onBegin: () => void
}

/** The receipt of a new password, in the place of its form. */
export function ChangedPassword({ title, children, onBegin }: ChangedPasswordProps) {
  const { LL } = useI18nContext()
  return (
    <Receipt
      title={title}
      actions={
        <Button variant="outline" onClick={onBegin}>
          {LL.password.another()}
        </Button>
      }
    >
      <Text color="muted">{children}</Text>
    </Receipt>
  )
}
