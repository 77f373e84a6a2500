import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { SmallPrint } from './CallReference'
import { IconButton } from './IconButton'
import { CloseIcon, statusIcons } from './icons/status'

const Box = chakra('div', {
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
    fontWeight: 'medium',
    pointerEvents: 'auto',
    animation: 'appear 0.2s ease-out',
    _motionReduce: { animation: 'none' },
  },
})
const Words = chakra('div', { base: { flex: '1', paddingBlock: '2' } })
const Sign = chakra('span', {
  base: { flexShrink: '0' },
  variants: { kind: { error: { color: 'danger' }, success: { color: 'success' }, info: {} } },
})

/** How long a success stays, in milliseconds; other messages stay until the customer closes them. */
const successStays = 6000

export interface ToastMessage {
  id: number
  kind: 'error' | 'success' | 'info'
  text: string
  smallPrint?: string | undefined
}

export interface ToastProps {
  message: ToastMessage
  closeLabel: string
  onDismiss: (id: number) => void
}

export default function Toast({
  message: { id, kind, text, smallPrint },
  closeLabel,
  onDismiss,
}: ToastProps) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (kind !== 'success' || held) return
    const timer = setTimeout(() => onDismiss(id), successStays)
    return () => clearTimeout(timer)
  }, [id, kind, held, onDismiss])
  const Icon = statusIcons[kind]
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <Box onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <Sign kind={kind}>
        <Icon />
      </Sign>
      <Words>
        <p>{text}</p>
        {smallPrint && <SmallPrint>{smallPrint}</SmallPrint>}
      </Words>
      <IconButton label={closeLabel} color="muted" onClick={() => onDismiss(id)}>
        <CloseIcon />
      </IconButton>
    </Box>
  )
}
