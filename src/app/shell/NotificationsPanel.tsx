import { useI18nContext } from '../../../i18n/i18n-react'
import type { Notification } from '../../api/types'
import type { Query } from '../../flows/query'
import { BellDrawing } from '../../screens/shared/drawings/BellDrawing'
import { QueryView } from '../../ui/QueryView'
import { SideSheet } from '../../ui/SideSheet'
import { Skeleton } from '../../ui/Skeleton'
import { NotificationsList } from './NotificationsList'

interface NotificationsPanelProps {
  open: boolean
  onClose: () => void
  notifications: Query<Notification[]>
}

export function NotificationsPanel({ open, onClose, notifications }: NotificationsPanelProps) {
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
