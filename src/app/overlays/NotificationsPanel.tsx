import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Notification } from '../../api/types'
import type { Query } from '../../core/query'
import { notificationPath } from '../../domain/paths'
import { Button } from '../../ui/Button'
import { BellDrawing } from '../../ui/drawings/BellDrawing'
import { FORCED_COLORS } from '../../ui/fillStyles'
import { Link } from '../../ui/Link'
import { Box, Text } from '../../ui/layout'
import { QueryView } from '../../ui/QueryView'
import { RouteLink } from '../../ui/RouteLink'
import { SideSheet } from '../../ui/SideSheet'
import { Skeleton } from '../../ui/Skeleton'
import { useShownPart } from '../../ui/useShownPart'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

const Title = chakra('div', {
  base: { overflowWrap: 'anywhere' },
  variants: {
    unread: {
      true: {
        fontWeight: 'bold',
        '&::before': {
          content: '""',
          display: 'inline-block',
          width: '2',
          height: '2',
          marginRight: '2',
          borderRadius: 'full',
          background: 'accentText',
          [FORCED_COLORS]: { background: 'CanvasText' },
          verticalAlign: 'middle',
        },
      },
    },
  },
})

interface NotificationItemProps {
  notification: Notification
  onOpen: () => void
}

function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { LL } = useI18nContext()
  const titleId = useId()
  const { id, title, shortDescription, read } = notification
  return (
    <Box as="li" paddingBlock="3" borderBottom="1px solid" borderColor="line">
      <Title id={titleId} unread={!read}>
        {!read && <VisuallyHidden>{`${LL.notification.unread()} `}</VisuallyHidden>}
        <bdi>{title || LL.notification.untitled()}</bdi>
      </Title>
      {shortDescription && (
        <Text color="muted" fontSize="sm" marginBlock="1">
          {shortDescription}
        </Text>
      )}
      <Link asChild>
        <RouteLink href={notificationPath(id)} onClick={onOpen} aria-describedby={titleId}>
          {LL.notification.more()}
        </RouteLink>
      </Link>
    </Box>
  )
}

interface NotificationsListProps {
  notifications: Notification[]
  onOpen: () => void
}

function NotificationsList({ notifications, onOpen }: NotificationsListProps) {
  const { LL } = useI18nContext()
  const { shown, showMore } = useShownPart(notifications)
  return (
    <>
      <Box as="ul" listStyle="none">
        {shown.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onOpen={onOpen} />
        ))}
      </Box>
      {showMore && (
        <Button variant="outline" width="full" marginTop="4" onClick={showMore}>
          {LL.notification.showMore()}
        </Button>
      )}
    </>
  )
}

interface NotificationsPanelProps {
  open: boolean
  onClose: () => void
  notifications: Query<Notification[]>
}

/** The customer's notifications, and links to the page of each. */
export default function NotificationsPanel({ open, onClose, notifications }: NotificationsPanelProps) {
  const { LL } = useI18nContext()
  return (
    <SideSheet open={open} onClose={onClose} title={LL.notification.heading()} closeLabel={LL.page.close()}>
      <QueryView
        query={notifications}
        emptyText={LL.notification.empty()}
        emptyDrawing={<BellDrawing />}
        skeleton={<Skeleton height="12rem" />}
      >
        {(list) => <NotificationsList notifications={list} onOpen={onClose} />}
      </QueryView>
    </SideSheet>
  )
}
