import { type FormEvent, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Form } from '../../ui/Form'
import { Link } from '../../ui/Link'
import { Text } from '../../ui/layout'
import { Alert } from '../../ui/messages/Alert'
import { RouteLink } from '../../ui/RouteLink'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { TextField } from '../../ui/TextField'
import { useForgotPassword } from './useForgotPassword'

/** Requests an e-mail with a link to set a new password. */
export default function ForgotPassword() {
  const { LL } = useI18nContext()
  const { fieldError, reasons, isRequested, isBusy, actions } = useForgotPassword()
  const [username, setUsername] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actions.request(username)
  }
  const errors = { missing: LL.message.allFieldsRequired(), refused: reasons.join(', ') }
  return (
    <Card>
      <ScreenHeading marginBottom="4">{LL.password.forgotHeading()}</ScreenHeading>
      <Form onSubmit={submit}>
        <Text color="muted">{LL.password.forgotText()}</Text>
        <TextField
          label={LL.login.username()}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
          error={fieldError ? errors[fieldError] : undefined}
        />
        {isRequested && <Alert kind="success">{LL.password.requested()}</Alert>}
        <Button type="submit" loading={isBusy}>
          {LL.password.requestNew()}
        </Button>
        <Link asChild>
          <RouteLink href={paths.login}>{LL.password.backToLogin()}</RouteLink>
        </Link>
      </Form>
    </Card>
  )
}
