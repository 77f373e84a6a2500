import { Dialog as Parts } from '@chakra-ui/react/dialog'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton'
import { CloseIcon } from '../icons/status'
import { Modal } from './Modal'

export interface SideSheetProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** The background behind its cards. */
  background?: 'canvas'
  children: ReactNode
}

const styles = {
  header: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInline: { base: '4', md: '5' },
    paddingTop: { md: '3' },
    paddingBottom: { base: '1', md: '3' },
  },
  title: { fontFamily: 'var(--headings)', fontSize: 'xl', fontWeight: 'bold', lineHeight: '1.25' },
  body: {
    flex: '1',
    paddingInline: { base: '4', md: '5' },
    paddingBottom: '4',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media (max-height: 30rem)': { overflowY: 'visible' },
  },
} as const

/** A modal sheet for a menu or a list: at the bottom of a phone, else along the right edge of the screen. */
export default function ModalSheet({
  open,
  onClose,
  title,
  closeLabel,
  background,
  children,
}: SideSheetProps) {
  return (
    <Modal open={open} onClose={onClose} place="side" background={background}>
      <Parts.Header css={styles.header}>
        <Parts.Title css={styles.title}>{title}</Parts.Title>
        <IconButton label={closeLabel} onClick={onClose} color="muted" marginRight="-2">
          <CloseIcon />
        </IconButton>
      </Parts.Header>
      <Parts.Body css={styles.body}>{children}</Parts.Body>
    </Modal>
  )
}
