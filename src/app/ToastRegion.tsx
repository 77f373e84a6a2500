import { useSyncExternalStore } from 'react'
import { useI18nContext } from '../../i18n/i18n-react'
import { Toaster } from '../ui/Toaster'
import { useApp } from './AppContext'

/** The toasts, in the customer's language. */
export function ToastRegion() {
  const { LL } = useI18nContext()
  const { toasts } = useApp()
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
  return (
    <Toaster
      label={LL.message.toasts()}
      closeLabel={LL.page.close()}
      messages={list.map(({ callId, ...toast }) => ({
        ...toast,
        text: LL.message[toast.text](),
        smallPrint: callId && LL.page.callId({ id: callId }),
      }))}
      onDismiss={toasts.dismiss}
    />
  )
}
