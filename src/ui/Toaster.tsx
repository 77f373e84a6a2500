import { chakra } from '@chakra-ui/react/styled-system'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from './lazyPart'
import type { ToastMessage, ToastProps } from './Toast'

/** Without its file, a message is not decorated, and stays. */
const Plain = ({ message }: ToastProps) => (
  <chakra.p background="surface" padding="4">
    {message.text}
  </chakra.p>
)
const Toast = lazyPart(() => import('./Toast'), null, Plain)

/** Fetches what shows a message, before there is one. Without it, a message is shown plainly. */
export const fetchToast = (): Promise<void> => Toast.preload().catch(() => {})

interface ToasterProps {
  /** Names the region. */
  label: string
  closeLabel: string
  messages: readonly ToastMessage[]
  onDismiss: (id: number) => void
}

const subscribe = () => () => undefined

/** Short messages over the page; where they stand is said in the style sheet of the document. Its live regions stand before the first message, so that it is announced. */
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
  // Beside the page and marked, because a dialog hides the page from screen readers.
  return createPortal(
    <section id="toaster" aria-label={label} data-live-announcer="">
      <div aria-live="polite">{toasts(false)}</div>
      <div aria-live="assertive">{toasts(true)}</div>
    </section>,
    document.body,
  )
}
