import { Dialog as Parts } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode } from 'react'
import { Backdrop } from './Backdrop'
import { IconButton } from './IconButton'
import { CloseIcon } from './icons/status'
import { useModalClicks } from './useModalClicks'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children?: ReactNode
  /** The buttons, the most important one last; the focus starts on one with `data-autofocus`. */
  footer?: ReactNode
  /** It comes by itself and wants an answer: a screen reader reads all of it. */
  isAlert?: boolean
}

/** A modal dialog: keeps the focus inside and gives it back; Escape and a click beside it close. */
export default function ModalDialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  isAlert,
}: DialogProps) {
  const clicks = useModalClicks(open, onClose)
  return (
    <Parts.Root
      role={isAlert ? 'alertdialog' : 'dialog'}
      open={open}
      onOpenChange={() => onClose()}
      closeOnInteractOutside={false}
    >
      <Portal>
        <Backdrop />
        <Parts.Positioner
          {...clicks}
          position="fixed"
          inset="0"
          zIndex="20"
          display="flex"
          padding="4"
          overflowY="auto"
          css={{ alignItems: { base: 'flex-end', md: 'center' }, justifyContent: 'center' }}
        >
          <Parts.Content
            position="relative"
            display="flex"
            flexDirection="column"
            gap="4"
            width="full"
            maxWidth="form"
            maxHeight="100%"
            padding="6"
            background="surface"
            color="ink"
            borderRadius="card"
            boxShadow="overlay"
            outline="none"
            css={{ _open: { animation: 'appear 0.2s ease-out', _motionReduce: { animation: 'none' } } }}
          >
            <Parts.Title fontSize="xl" fontWeight="bold" lineHeight="1.25" paddingRight="10">
              {title}
            </Parts.Title>
            <Parts.Body overflowY="auto">
              {isAlert ? <Parts.Description as="div">{children}</Parts.Description> : children}
            </Parts.Body>
            {footer && (
              <Parts.Footer display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3" paddingTop="2">
                {footer}
              </Parts.Footer>
            )}
            {/* Last, so that the focus starts on what the dialog is about. */}
            <IconButton
              label={closeLabel}
              onClick={onClose}
              color="muted"
              position="absolute"
              top="4"
              right="4"
            >
              <CloseIcon />
            </IconButton>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}
