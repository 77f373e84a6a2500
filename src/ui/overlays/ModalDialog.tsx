import { Dialog as Parts, useDialogContext } from '@chakra-ui/react/dialog'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../IconButton'
import { CloseIcon } from '../icons/status'
import { Modal } from './Modal'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Of the cross; without it, the footer has the button that closes the dialog. */
  closeLabel?: string
  children?: ReactNode
  /** The buttons, the most important one last; the focus starts on one with `data-autofocus`, else on the dialog. */
  footer?: ReactNode
  /** It opens without a click and requires an answer: a screen reader reads all of it. */
  isAlert?: boolean
  /** Of the dialog on a wide screen. */
  size?: 'narrow' | 'wide'
}

const sidePadding = { base: '5', md: '6' }
const styles = {
  title: {
    fontFamily: 'var(--headings)',
    fontSize: 'xl',
    fontWeight: 'bold',
    lineHeight: '1.25',
    paddingTop: { md: '6' },
    paddingLeft: sidePadding,
    paddingRight: '16',
    outline: 'none',
  },
  body: {
    paddingTop: '4',
    paddingBottom: { base: '5', md: '6' },
    paddingInline: sidePadding,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // It is as wide as the dialog, which would cut the line of the focus off.
    _focusVisible: { outlineOffset: '-2px' },
    '@media (max-height: 30rem)': { overflowY: 'visible' },
  },
  // In a row, the most important one on the right; without room and on a phone above the others, where an accidental tap is unlikely.
  footer: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'row' },
    flexWrap: { md: 'wrap-reverse' },
    justifyContent: 'flex-end',
    gap: { base: '2', md: '3' },
    paddingBottom: { base: '5', md: '6' },
    paddingInline: sidePadding,
    // A button may name something of the provider's, in one long word.
    '& > *': { minWidth: '0', maxWidth: 'full', '& > span': { overflowWrap: 'anywhere' } },
  },
  close: { position: 'absolute', top: { base: '6', md: '4' }, right: '3' },
} as const

/** The title. It takes the focus when it changes, because the open dialog then shows something else. */
function Title({ children }: { children: string }) {
  const { open } = useDialogContext()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (open && shown.current !== null && shown.current !== children) heading.current?.focus()
    shown.current = open ? children : null
  }, [open, children])
  return (
    <Parts.Title ref={heading} tabIndex={-1} css={styles.title}>
      {children}
    </Parts.Title>
  )
}

/** While the dialog closes, it keeps what it showed last. */
const Content = memo(
  ({ onClose, title, closeLabel, children, footer, isAlert }: DialogProps) => (
    <>
      <Title>{title}</Title>
      {/* The arrow keys scroll it, even without a control inside. */}
      <Parts.Body css={styles.body} tabIndex={0} role="group" aria-label={title}>
        {isAlert ? <Parts.Description as="div">{children}</Parts.Description> : children}
      </Parts.Body>
      {/* With another title, they are other buttons: a double click on one operates none of the next. */}
      {footer && (
        <Parts.Footer key={title} css={styles.footer}>
          {footer}
        </Parts.Footer>
      )}
      {/* Last, so that Tab reaches the content of the dialog first. */}
      {closeLabel && (
        <IconButton label={closeLabel} onClick={onClose} color="muted" css={styles.close}>
          <CloseIcon />
        </IconButton>
      )}
    </>
  ),
  (_, { open }) => !open,
)

/** A modal dialog with a focus trap. It returns the focus; Escape and a click outside close it. */
export default function ModalDialog(props: DialogProps) {
  const { open, onClose, isAlert, size = 'narrow' } = props
  return (
    <Modal role={isAlert ? 'alertdialog' : 'dialog'} open={open} onClose={onClose} place={size}>
      <Content {...props} />
    </Modal>
  )
}
