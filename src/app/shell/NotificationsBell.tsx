import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useUser } from '../../core/account'
import { countUnread } from '../../features/notifications/rules'
import { useNotifications } from '../../features/notifications/useNotifications'
import { IconButton } from '../../ui/IconButton'
import { BellIcon } from '../../ui/icons/navigation'
import { lazyModal } from '../../ui/lazyModal'
import { useOnPageChange } from './useOnPageChange'

export const NotificationsPanel = lazyModal(() => import('../overlays/NotificationsPanel'))

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '1',
    // Starts at the middle of the bell, so that a long count does not hide it.
    left: '50%',
    minWidth: '5',
    paddingInline: '1',
    borderRadius: 'pill',
    background: 'badge',
    color: 'badgeInk',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.25rem',
    whiteSpace: 'nowrap',
    textAlign: 'center',
    // Drawn, not written: the button's name has the whole number.
    _after: { content: 'attr(data-count)' },
  },
})

/** One bell per language: the notifications have texts in it. */
export function NotificationsBell() {
  const { locale } = useI18nContext()
  return <Bell key={locale} />
}

function Bell() {
  const { LL } = useI18nContext()
  const [open, setOpen] = useState(false)
  useOnPageChange(() => setOpen(false))
  const notifications = useNotifications()
  const serverCount = useUser().unreadNotifications
  const count = countUnread(serverCount, notifications.data)
  const openPanel = () => {
    // Notifications were read or have arrived since the list was loaded.
    if (count !== countUnread(null, notifications.data)) notifications.refresh()
    setOpen(true)
  }
  return (
    <>
      <IconButton
        label={count > 0 ? LL.shell.notificationsUnread({ count }) : LL.shell.notifications()}
        aria-haspopup="dialog"
        onClick={openPanel}
      >
        <BellIcon />
        {count > 0 && <Count aria-hidden="true" data-count={count > 99 ? '99+' : count} />}
      </IconButton>
      <NotificationsPanel open={open} onClose={() => setOpen(false)} notifications={notifications} />
    </>
  )
}
