import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import { useResetPassword } from '../../flows/passwordChange'
import { Link } from '../../ui/Link'
import { PasswordPairForm } from '../shared/PasswordPairForm'

export function NewPassword({ token }: { token: string }) {
  const { LL } = useI18nContext()
  const form = useResetPassword(token)
  return (
    <>
      <PasswordPairForm form={form} unansweredText={LL.message.resetPasswordOutcomeUnknown()} takesFocus />
      {form.unanswered && (
        <Link asChild>
          <RouteLink href={paths.login}>{LL.password.backToLogin()}</RouteLink>
        </Link>
      )}
    </>
  )
}
