import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Notification } from '../../api/types'
import { notificationPath } from '../../domain/paths'
import { Link } from '../../ui/Link'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

const Item = chakra('li', {
  base: { paddingBlock: '3', borderBottom: '1px solid', borderColor: 'line' },
})
const Title = chakra('div', {
  base: { overflowWrap: 'anywhere' },
  variants: {
    unread: {
      true: {
        fontWeight: 'semibold',
        '&::before': {
          content: '""',
          display: 'inline-block',
          width: '2',
          height: '2',
          marginRight: '2',
          borderRadius: 'full',
          background: 'accentText',
          verticalAlign: 'middle',
        },
      },
    },
  },
})
const Summary = chakra('p', { base: { color: 'muted', fontSize: 'sm', marginBlock: '1' } })

interface NotificationItemProps {
  notification: Notification
  onOpen: () => void
}

export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { LL } = useI18nContext()
  const titleId = useId()
  const { id, title, shortDescription, read } = notification
  return (
    <Item>
      <Title id={titleId} unread={!read}>
        {!read && <VisuallyHidden>{`${LL.notification.unread()} `}</VisuallyHidden>}
        <span>{title || LL.notification.untitled()}</span>
      </Title>
      {shortDescription && <Summary>{shortDescription}</Summary>}
      <Link asChild>
        <RouteLink href={notificationPath(id)} onClick={onOpen} aria-describedby={titleId}>
          {LL.notification.more()}
        </RouteLink>
      </Link>
    </Item>
  )
}
