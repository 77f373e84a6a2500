import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Notification } from '../../api/types'
import { Button } from '../../ui/Button'
import { NotificationItem } from './NotificationItem'

/** Entries at a time: there may be hundreds. */
const PAGE_SIZE = 20

const List = chakra('ul', { base: { listStyle: 'none' } })

interface NotificationsListProps {
  notifications: Notification[]
  onOpen: () => void
}

export function NotificationsList({ notifications, onOpen }: NotificationsListProps) {
  const { LL } = useI18nContext()
  const [shownCount, setShown] = useState(PAGE_SIZE)
  return (
    <>
      <List>
        {notifications.slice(0, shownCount).map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onOpen={onOpen} />
        ))}
      </List>
      {notifications.length > shownCount && (
        <Button variant="outline" width="full" marginTop="4" onClick={() => setShown(shownCount + PAGE_SIZE)}>
          {LL.notification.showMore()}
        </Button>
      )}
    </>
  )
}
