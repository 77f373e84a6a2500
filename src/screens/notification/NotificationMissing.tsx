import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { ScreenHeading } from '../../ui/ScreenHeading'

export function NotificationMissing() {
  const { LL } = useI18nContext()
  return (
    <Card>
      <ScreenHeading marginBottom="3">{LL.notification.missingHeading()}</ScreenHeading>
      <p>{LL.notification.missingText()}</p>
      <ButtonLink asChild marginTop="5">
        <RouteLink href={paths.overview}>{LL.notification.toHome()}</RouteLink>
      </ButtonLink>
    </Card>
  )
}
