import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import { formatMoment, localizeDates } from '../../lib/formats/dates'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Stack } from '../../ui/layout'
import type { EarlierPayment } from './earlierPayment'

interface RepeatDialogProps {
  open: boolean
  /** Null if the portal has learned meanwhile that it failed. */
  earlier: EarlierPayment | null
  onConfirm: () => void
  onClose: () => void
}

/** Names the earlier payment, and asks whether to pay again. */
export function RepeatDialog({ open, earlier, onConfirm, onClose }: RepeatDialogProps) {
  const { LL, locale } = useI18nContext()
  const { payment } = LL
  const describe = earlier?.state === 'succeeded' ? payment.earlierSucceeded : payment.earlierUnconfirmed
  return (
    <ConfirmDialog
      open={open}
      title={payment.repeatHeading()}
      confirmLabel={payment.confirmRepeat()}
      cancelLabel={LL.shell.cancel()}
      closeLabel={LL.page.close()}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack gap="4">
        {earlier && (
          <p>
            {describe({
              moment: localizeDates(formatMoment(new Date(earlier.askedAt)), locale),
              amount: formatMoney(earlier.amount, locale),
            })}
          </p>
        )}
        {earlier && <p>{payment.repeatWarning()}</p>}
      </Stack>
    </ConfirmDialog>
  )
}
