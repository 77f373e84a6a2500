import type { ReactNode } from 'react'
import { Button } from './Button'
import { Dialog } from './Dialog'

interface ConfirmDialogProps {
  open: boolean
  title: string
  children?: ReactNode
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  /** The confirmed step is pending. */
  loading?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a step: one button confirms it, the other cancels. */
export const ConfirmDialog = ({
  confirmLabel,
  cancelLabel,
  loading = false,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) => (
  <Dialog
    {...dialog}
    footer={
      <>
        <Button variant="outline" onClick={dialog.onClose}>
          {cancelLabel}
        </Button>
        <Button loading={loading} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  />
)
