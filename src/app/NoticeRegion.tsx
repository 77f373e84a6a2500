import { useSyncExternalStore } from 'react'
import { useI18nContext } from '../../i18n/i18n-react'
import { Toaster } from '../ui/Toaster'
import { useApp } from './AppContext'

/** The notices as toasts, in the customer's language. */
export function NoticeRegion() {
  const { LL } = useI18nContext()
  const { notices } = useApp()
  const list = useSyncExternalStore(notices.subscribe, notices.list)
  return (
    <Toaster
      label={LL.message.toasts()}
      closeLabel={LL.frame.close()}
      messages={list.map((notice) => ({ ...notice, text: LL.message[notice.text]() }))}
      onDismiss={notices.dismiss}
    />
  )
}
