import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { lazyComponent } from '../lazyComponent'
import type { ToastMessage, ToastProps } from './Toast'

/** Without its file, a message is plain, and stays until the customer closes it. Styles: prerender/globalStyles.ts. */
const PlainToast = ({ message, closeLabel, onDismiss }: ToastProps) => (
  <p className="plain-toast">
    <span>{message.text}</span>{' '}
    {message.action && (
      <button type="button" onClick={message.action.run}>
        {message.action.label}
      </button>
    )}
    <button type="button" onClick={() => onDismiss(message.id)}>
      {closeLabel}
    </button>
  </p>
)
const Toast = lazyComponent(() => import('./Toast'), null, PlainToast)

/** Prefetches the toast. Without it, a message appears in plain form. */
export const prefetchToast = (): Promise<void> => Toast.preload().catch(() => {})

interface ToasterProps {
  /** Names the region. */
  label: string
  closeLabel: string
  messages: readonly ToastMessage[]
  onDismiss: (id: number) => void
}

const subscribe = () => () => undefined

/** Toasts, placed by the document's style sheet. The live regions exist first, so that messages are announced. */
export function Toaster({ label, closeLabel, messages, onDismiss }: ToasterProps) {
  const inBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  if (!inBrowser) return null
  const toasts = (areErrors: boolean) =>
    messages
      .filter(({ kind }) => (kind === 'error') === areErrors)
      .map((message) => (
        <Toast key={message.id} message={message} closeLabel={closeLabel} onDismiss={onDismiss} />
      ))
  // Outside the page and marked, because a dialog hides the page from screen readers.
  return createPortal(
    <section id="toaster" aria-label={label} data-live-announcer="">
      <div aria-live="polite">{toasts(false)}</div>
      <div aria-live="assertive">{toasts(true)}</div>
    </section>,
    document.body,
  )
}
