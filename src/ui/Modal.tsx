import { Dialog as Parts } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { type ComponentProps, useRef } from 'react'
import { Backdrop } from './Backdrop'
import { Grip } from './Grip'
import { contentStyles, placeStyles } from './modalStyles'
import { useModalClicks } from './useModalClicks'
import { usePullDown } from './usePullDown'

interface ModalProps extends Pick<ComponentProps<typeof Parts.Root>, 'role' | 'finalFocusEl' | 'children'> {
  open: boolean
  onClose: () => void
  /** Its place on a wide screen; on a phone it comes up from the bottom. */
  place: keyof typeof placeStyles
  ground?: 'canvas' | undefined
}

/** A modal with a focus trap. It returns the focus; Escape, a click outside and a pull at its grip close it. */
export function Modal({ open, onClose, place, ground, children, ...root }: ModalProps) {
  const clicks = useModalClicks(open, onClose)
  const sheet = useRef<HTMLDivElement>(null)
  const pull = usePullDown(sheet, onClose)
  return (
    <Parts.Root {...root} open={open} onOpenChange={() => onClose()} closeOnInteractOutside={false}>
      <Portal>
        <Backdrop />
        <Parts.Positioner
          {...clicks}
          position="fixed"
          inset="0"
          zIndex="20"
          display="flex"
          css={placeStyles[place].around}
        >
          <Parts.Content
            ref={sheet}
            background={ground ?? 'surface'}
            css={[contentStyles, placeStyles[place].content]}
          >
            <Grip {...pull} />
            {children}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}
