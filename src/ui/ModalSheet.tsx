import { Dialog as Parts } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode } from 'react'
import { Backdrop } from './Backdrop'
import { IconButton } from './IconButton'
import { CloseIcon } from './icons/status'
import { useHeadingOfNextPage } from './useHeadingOfNextPage'
import { useModalClicks } from './useModalClicks'

export interface SideSheetProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** The edge it slides in from. */
  side: 'left' | 'right'
  children: ReactNode
}

/** A modal sheet along one edge of the screen, for a menu or a list. */
export default function ModalSheet({ open, onClose, title, closeLabel, side, children }: SideSheetProps) {
  const clicks = useModalClicks(open, onClose)
  const headingOfNextPage = useHeadingOfNextPage(open)
  return (
    <Parts.Root
      open={open}
      onOpenChange={() => onClose()}
      closeOnInteractOutside={false}
      finalFocusEl={headingOfNextPage}
    >
      <Portal>
        <Backdrop />
        <Parts.Positioner
          {...clicks}
          position="fixed"
          inset="0"
          zIndex="20"
          display="flex"
          justifyContent={side === 'left' ? 'flex-start' : 'flex-end'}
        >
          <Parts.Content
            display="flex"
            flexDirection="column"
            width="22rem"
            maxWidth="calc(100% - 3rem)"
            background="surface"
            color="ink"
            boxShadow="overlay"
            outline="none"
            css={{
              '--slide-from': side === 'left' ? '-100%' : '100%',
              _open: { animation: 'slideIn 0.25s ease-out', _motionReduce: { animation: 'none' } },
            }}
          >
            <Parts.Header
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              paddingInline="5"
              paddingBlock="3"
              borderBottom="1px solid"
              borderColor="line"
            >
              <Parts.Title css={{ fontSize: { base: 'md', md: 'lg' } }} fontWeight="bold">
                {title}
              </Parts.Title>
              <IconButton label={closeLabel} onClick={onClose} color="muted" marginRight="-3">
                <CloseIcon />
              </IconButton>
            </Parts.Header>
            <Parts.Body flex="1" overflowY="auto" padding="4">
              {children}
            </Parts.Body>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}
