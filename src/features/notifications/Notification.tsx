import { useParams } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Notification as NotificationData } from '../../api/types'
import { useLinkedPages } from '../../core/useLinkedPages'
import { paths } from '../../domain/paths'
import { localizeDates } from '../../lib/formats/dates'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { Text } from '../../ui/layout'
import { ProviderHtml } from '../../ui/ProviderHtml'
import { QueryView } from '../../ui/QueryView'
import { RouteLink } from '../../ui/RouteLink'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useNotification } from './useNotification'

function NotificationArticle({ notification }: { notification: NotificationData }) {
  const { LL, locale } = useI18nContext()
  const { title, publishingDate, text, shortDescription } = notification
  const pages = useLinkedPages()
  return (
    <Card>
      <article>
        <ScreenHeading>{title || LL.notification.untitled()}</ScreenHeading>
        {publishingDate && (
          <Text color="muted" fontSize="sm" marginTop="1" marginBottom="4">
            {localizeDates(publishingDate, locale)}
          </Text>
        )}
        {text ? <ProviderHtml html={text} pages={pages} /> : <p>{shortDescription}</p>}
      </article>
    </Card>
  )
}

function NotificationMissing() {
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

/** A notification of the provider. A new id remounts the page, which loads again. */
export default function Notification() {
  const { id = '' } = useParams<{ id: string }>()
  return <NotificationContent key={id} id={id} />
}

function NotificationContent({ id }: { id: string }) {
  const { LL } = useI18nContext()
  const { status, notification, actions } = useNotification(id)
  if (status === 'missing') return <NotificationMissing />
  return (
    <>
      {status === 'failed' && <ScreenHeading>{LL.notification.heading()}</ScreenHeading>}
      <QueryView
        query={{ state: status, data: notification, retry: actions.retry }}
        emptyText={LL.notification.missingText()}
        skeleton={<NotificationSkeleton />}
      >
        {(shown) => <NotificationArticle notification={shown} />}
      </QueryView>
    </>
  )
}

/** Until the title is known, the heading names the page. The focus waits for the title. */
function NotificationSkeleton() {
  const { LL } = useI18nContext()
  return (
    <>
      <VisuallyHidden as="h1">{LL.notification.heading()}</VisuallyHidden>
      <Skeleton height="16rem" />
    </>
  )
}
