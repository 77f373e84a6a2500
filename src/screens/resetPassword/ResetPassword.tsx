import { useSelector } from '@xstate/react'
import { Redirect } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { useI18nContext } from '../../../i18n/i18n-react'
import { resetLinkFlow } from '../../flows/resetLink'
import { useFlow } from '../../flows/useFlow'
import { Card } from '../../ui/Card'
import { ErrorState } from '../../ui/ErrorState'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { NewPassword } from './NewPassword'
import { tokenOfPath } from './tokenOfPath'

/** Where the link of the e-mail leads. The form shows only when the provider has said that the link may be used. */
export default function ResetPassword() {
  const { LL } = useI18nContext()
  const token = tokenOfPath(usePathname())
  const link = useFlow(resetLinkFlow(token))
  const state = useSelector(link, (snapshot) => snapshot.value)
  if (state === 'refused') return <Redirect to="/" replace />
  return (
    <Card>
      <ScreenHeading marginBottom="4">{LL.password.resetHeading()}</ScreenHeading>
      {state === 'checking' && <Skeleton height="16rem" />}
      {state === 'failed' && (
        <ErrorState
          message={LL.message.error()}
          retryLabel={LL.message.tryAgain()}
          onRetry={() => link.send({ type: 'load.retry' })}
        />
      )}
      {state === 'usable' && <NewPassword token={token} />}
    </Card>
  )
}
