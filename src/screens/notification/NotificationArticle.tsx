import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Notification } from '../../api/types'
import { Card } from '../../ui/Card'
import { ProviderHtml } from '../../ui/ProviderHtml'
import { ScreenHeading } from '../../ui/ScreenHeading'

const DateLine = chakra('p', { base: { color: 'muted', fontSize: 'sm', marginTop: '1', marginBottom: '4' } })

export function NotificationArticle({ notification }: { notification: Notification }) {
  const { LL } = useI18nContext()
  const { title, publishingDate, text, shortDescription } = notification
  return (
    <Card>
      <article>
        <ScreenHeading>{title || LL.notification.untitled()}</ScreenHeading>
        {publishingDate && <DateLine>{publishingDate}</DateLine>}
        {text ? <ProviderHtml html={text} /> : <p>{shortDescription}</p>}
      </article>
    </Card>
  )
}
