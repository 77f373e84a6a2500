import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Notification } from '../../api/types'
import { Button } from '../../ui/Button'
import { NotificationItem } from './NotificationItem'

/** Entries at a time: there may be hundreds. */
const STEP = 20

const List = chakra('ul', { base: { listStyle: 'none' } })

interface NotificationsListProps {
  notifications: Notification[]
  onOpened: () => void
}

export function NotificationsList({ notifications, onOpened }: NotificationsListProps) {
  const { LL } = useI18nContext()
  const [shown, setShown] = useState(STEP)
  return (
    <>
      <List>
        {notifications.slice(0, shown).map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onOpened={onOpened} />
        ))}
      </List>
      {notifications.length > shown && (
        <Button variant="outline" width="full" marginTop="4" onClick={() => setShown(shown + STEP)}>
          {LL.notification.showMore()}
        </Button>
      )}
    </>
  )
}
