import { chakra } from '@chakra-ui/react/styled-system'
import { useContext, useEffect, useState } from 'react'
import { SmallPrint } from '../CallReference'
import { IconButton } from '../IconButton'
import { CloseIcon, statusIcons } from '../icons/status'
import { Link } from '../Link'
import { Box } from '../layout'
import { QuestionContext } from '../questionContext'

const Message = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    marginBlock: '1.5',
    paddingLeft: '4',
    paddingRight: '1',
    paddingBlock: '1',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'control',
    boxShadow: 'overlay',
    pointerEvents: 'auto',
    animation: 'appear 0.2s ease-out',
    _motionReduce: { animation: 'none' },
  },
})
const IconBox = chakra('span', {
  base: { flexShrink: '0' },
  variants: { kind: { error: { color: 'danger' }, success: { color: 'success' }, info: {} } },
})

/** How long a success stays, in milliseconds; other messages stay until the customer closes them. */
const SUCCESS_TIMEOUT_MS = 6000

export interface ToastMessage {
  id: number
  kind: 'error' | 'success' | 'info'
  text: string
  smallPrint?: string | undefined
  /** What customers can ask about: the key of the text. */
  asksAbout?: string | false
  /** What the customer can do about it. */
  action?: { label: string; run: () => void } | false
}

export interface ToastProps {
  message: ToastMessage
  closeLabel: string
  onDismiss: (id: number) => void
}

/** Moves the pressed control above the room of messages; a page that the customer has scrolled away stays. */
function uncoverFocus(): void {
  const pressed = document.querySelector('main :focus')
  const top = pressed?.getBoundingClientRect().top ?? 0
  if (top > 0 && top < innerHeight) pressed?.scrollIntoView({ block: 'nearest' })
}

export default function Toast({
  message: { id, kind, text, smallPrint, asksAbout, action },
  closeLabel,
  onDismiss,
}: ToastProps) {
  const Question = useContext(QuestionContext)
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    // After the form has drawn its own errors.
    const frame = requestAnimationFrame(uncoverFocus)
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    if (kind !== 'success' || isPaused) return
    const timer = setTimeout(() => onDismiss(id), SUCCESS_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [id, kind, isPaused, onDismiss])
  const Icon = statusIcons[kind]
  const pause = () => setPaused(true)
  const resume = () => setPaused(false)
  return (
    <Message onMouseEnter={pause} onMouseLeave={resume} onFocus={pause} onBlur={resume}>
      <IconBox kind={kind}>
        <Icon />
      </IconBox>
      <Box flex="1" paddingBlock="2">
        <p>{text}</p>
        {smallPrint && <SmallPrint>{smallPrint}</SmallPrint>}
        {asksAbout && <Question about={asksAbout} />}
        {action && (
          <Link asChild>
            <button type="button" onClick={action.run}>
              {action.label}
            </button>
          </Link>
        )}
      </Box>
      <IconButton label={closeLabel} color="muted" onClick={() => onDismiss(id)}>
        <CloseIcon />
      </IconButton>
    </Message>
  )
}
