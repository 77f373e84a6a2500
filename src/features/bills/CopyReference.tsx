import { useI18nContext } from '../../../i18n/i18n-react'
import { CopyButton } from '../../ui/CopyButton'
import { Inline } from '../../ui/layout'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** The reference number of a bill, and a button that copies it. */
export function CopyReference({ reference }: { reference: string }) {
  const { LL } = useI18nContext()
  return (
    <Inline alignItems="center" minHeight="11">
      <span>
        <VisuallyHidden>{`${LL.bill.reference()} `}</VisuallyHidden>
        <bdi>{reference}</bdi>
      </span>
      <CopyButton text={reference} label={LL.bill.copyReference()} copiedText={LL.bill.referenceCopied()} />
    </Inline>
  )
}
