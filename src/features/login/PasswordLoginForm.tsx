import { type FormEvent, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { Link } from '../../ui/Link'
import { PasswordField } from '../../ui/PasswordField'
import { RouteLink } from '../../ui/RouteLink'
import { TextField } from '../../ui/TextField'
import { usePasswordLogin } from './usePasswordLogin'

export default function PasswordLoginForm() {
  const { LL } = useI18nContext()
  const { messages, isBusy, actions } = usePasswordLogin()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actions.signIn(username, password)
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        label={LL.login.username()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
        error={messages.username}
      />
      <PasswordField
        label={LL.login.password()}
        showLabel={LL.page.showPassword()}
        hideLabel={LL.page.hidePassword()}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={messages.password === '' ? LL.login.refused() : messages.password}
      />
      <Button type="submit" loading={isBusy}>
        {LL.login.submit()}
      </Button>
      <Link asChild>
        <RouteLink href={paths.forgotPassword}>{LL.login.forgotPassword()}</RouteLink>
      </Link>
    </Form>
  )
}
