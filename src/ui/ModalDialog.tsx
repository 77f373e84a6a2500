import { Dialog as Parts } from '@chakra-ui/react/dialog'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton'
import { CloseIcon } from './icons/status'
import { Modal } from './Modal'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children?: ReactNode
  /** The buttons, the most important one last; the focus starts on one with `data-autofocus`. */
  footer?: ReactNode
  /** It opens without a click and requires an answer: a screen reader reads all of it. */
  isAlert?: boolean
}

const sidePadding = { base: '5', md: '6' }
const styles = {
  title: {
    fontSize: 'xl',
    fontWeight: 'bold',
    lineHeight: '1.25',
    paddingTop: { md: '6' },
    paddingLeft: sidePadding,
    paddingRight: '16',
  },
  body: {
    paddingTop: '4',
    paddingBottom: { base: '5', md: '6' },
    paddingInline: sidePadding,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media (max-height: 30rem)': { overflowY: 'visible' },
  },
  // In a row, the most important one on the right; on a phone above the others, where an accidental tap is unlikely.
  footer: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'row' },
    flexWrap: { md: 'wrap' },
    justifyContent: 'flex-end',
    gap: { base: '2', md: '3' },
    paddingBottom: { base: '5', md: '6' },
    paddingInline: sidePadding,
  },
  close: { position: 'absolute', top: { base: '6', md: '5' }, right: { base: '3', md: '5' } },
} as const

/** A modal dialog with a focus trap. It returns the focus; Escape and a click outside close it. */
export default function ModalDialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  isAlert,
}: DialogProps) {
  return (
    <Modal role={isAlert ? 'alertdialog' : 'dialog'} open={open} onClose={onClose} place="middle">
      <Parts.Title css={styles.title}>{title}</Parts.Title>
      {/* The arrow keys scroll it, even without a control inside; the focus starts on a control. */}
      <Parts.Body css={styles.body} tabIndex={0} data-no-autofocus="">
        {isAlert ? <Parts.Description as="div">{children}</Parts.Description> : children}
      </Parts.Body>
      {footer && <Parts.Footer css={styles.footer}>{footer}</Parts.Footer>}
      {/* Last, so that the focus starts on the content of the dialog. */}
      <IconButton label={closeLabel} onClick={onClose} color="muted" css={styles.close}>
        <CloseIcon />
      </IconButton>
    </Modal>
  )
}
