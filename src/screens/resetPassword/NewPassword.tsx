import { Redirect } from 'wouter'
import { useResetPassword } from '../../flows/passwordChange'
import { PasswordPairForm } from '../../ui/PasswordPairForm'

export function NewPassword({ token }: { token: string }) {
  const form = useResetPassword(token)
  return form.settled ? <Redirect to="/" replace /> : <PasswordPairForm form={form} takesFocus />
}
