import { Dialog as Parts } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { type ComponentProps, type MouseEvent, type PointerEvent, useRef } from 'react'
import { useHeadingOfNextPage } from '../useHeadingOfNextPage'
import { DragHandle, useDragToClose } from './DragHandle'
import { contentStyles, placeStyles } from './modalStyles'

/** Closes a modal on a click outside. */
function useClickOutside(onClose: () => void) {
  const pressedOutside = useRef(false)
  return {
    onPointerDown({ target, currentTarget }: PointerEvent) {
      pressedOutside.current = target === currentTarget
    },
    onClick({ target, currentTarget }: MouseEvent) {
      // A text selection that starts inside may end outside; it does not close the modal.
      if (pressedOutside.current && target === currentTarget) onClose()
    },
  }
}

const backdropStyles = {
  position: 'fixed',
  inset: '0',
  zIndex: '20',
  background: 'rgb(0 0 0 / 55%)',
  '&[data-state=open]': { animation: 'fadeIn 0.24s' },
  '&[data-state=closed]': { animation: { base: 'fadeOut 0.18s both', md: 'none' }, pointerEvents: 'none' },
  _motionReduce: { animation: 'none!' },
} as const

/** Dims the page behind a dialog or a side sheet. */
const Backdrop = () => <Parts.Backdrop css={backdropStyles} />

interface ModalProps extends Pick<ComponentProps<typeof Parts.Root>, 'role' | 'children'> {
  open: boolean
  onClose: () => void
  /** Its place on a wide screen; on a phone it comes up from the bottom. */
  place: keyof typeof placeStyles
  background?: 'canvas' | undefined
}

/**
 * A modal with a focus trap. It returns the focus, or gives it to the heading of another page. Escape, a click outside
 * and a drag of its handle close it.
 */
export function Modal({ open, onClose, place, background, children, ...root }: ModalProps) {
  const clicks = useClickOutside(onClose)
  const sheet = useRef<HTMLDivElement>(null)
  const dragHandlers = useDragToClose(sheet, onClose)
  return (
    <Parts.Root
      {...root}
      open={open}
      onOpenChange={() => onClose()}
      finalFocusEl={useHeadingOfNextPage(open)}
      closeOnInteractOutside={false}
      // Screen readers say its title and what it asks. If the focus starts on a control, they say that control alone.
      initialFocusEl={() => sheet.current?.querySelector<HTMLElement>('[data-autofocus]') ?? sheet.current}
    >
      <Portal>
        <Backdrop />
        <Parts.Positioner
          {...clicks}
          position="fixed"
          inset="0"
          zIndex="20"
          display="flex"
          css={placeStyles[place].positioner}
        >
          <Parts.Content
            ref={sheet}
            background={background ?? 'surface'}
            css={[contentStyles, placeStyles[place].content]}
          >
            <DragHandle {...dragHandlers} />
            {children}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}
