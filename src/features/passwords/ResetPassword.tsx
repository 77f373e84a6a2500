import { useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { useI18nContext } from '../../../i18n/i18n-react'
import { PasswordPairForm } from '../../core/passwords/PasswordPairForm'
import { useResetPassword } from '../../core/passwords/usePasswordChange'
import { paths } from '../../domain/paths'
import { stripBase } from '../../lib/base'
import { formatMoment, localizeDates } from '../../lib/formats/dates'
import { CallReference } from '../../ui/CallReference'
import { Card } from '../../ui/Card'
import { ErrorState } from '../../ui/ErrorState'
import { Link } from '../../ui/Link'
import { RouteLink } from '../../ui/RouteLink'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { useResetLink } from './useResetLink'

function NewPassword({ token }: { token: string }) {
  const { LL, locale } = useI18nContext()
  const form = useResetPassword(token)
  const [time] = useState(() => formatMoment(new Date()))
  return (
    <>
      <PasswordPairForm
        form={form}
        // Without a name, or with one for all links, a password manager offers to replace another customer's password.
        owner={{
          label: LL.password.linkOwner(),
          name: LL.password.linkName({ time: localizeDates(time, locale) }),
        }}
        unansweredText={LL.message.resetPasswordOutcomeUnknown()}
        takesFocus
      />
      {form.isOutcomeUnknown && (
        <Link asChild>
          <RouteLink href={paths.login}>{LL.password.backToLogin()}</RouteLink>
        </Link>
      )}
    </>
  )
}

/**
 * The token in the path of a link, `/reset-password/{token}`, as the provider made it. It may contain slashes, encoded
 * or not. The link may have a doubled slash before it. The path must be the browser's, because the router's is already
 * decoded, and a second decoding would change a token with a percent sign.
 */
function tokenOfPath(pathname: string): string {
  const encoded = pathname.replace(/^\/[^/]+\/{1,2}/, '')
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** The target of the link in the e-mail. The form appears only after the provider has accepted the link. */
export default function ResetPassword() {
  const { LL } = useI18nContext()
  const token = tokenOfPath(stripBase(usePathname()))
  const { status, actions } = useResetLink(token)
  return (
    <Card>
      <ScreenHeading marginBottom="4">{LL.password.resetHeading()}</ScreenHeading>
      {status === 'loading' && <Skeleton height="16rem" />}
      {status === 'failed' && (
        <ErrorState message={LL.message.error()} retryLabel={LL.message.tryAgain()} onRetry={actions.retry}>
          <CallReference />
        </ErrorState>
      )}
      {status === 'usable' && <NewPassword token={token} />}
    </Card>
  )
}
