import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { IconButton } from '../../ui/IconButton'
import { Icon } from '../../ui/icons/Icon'
import { CheckIcon } from '../../ui/icons/navigation'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

const CopyIcon = () => (
  <Icon path="M9.5 8.5h9A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.5 1.5 0 0 1 1.5-1.5zM5 15.5A1.5 1.5 0 0 1 4 14V5a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 16 5" />
)

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', minHeight: '11' },
})

/** The reference number of a bill, and a button that copies it. */
export function CopyReference({ reference }: { reference: string }) {
  const { LL } = useI18nContext()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference)
      setCopied(true)
    } catch {
      // The browser does not allow it; the customer can still read the number.
    }
  }
  return (
    <Row>
      <span>
        <VisuallyHidden>{`${LL.bill.reference()} `}</VisuallyHidden>
        <span>{reference}</span>
      </span>
      <IconButton label={LL.bill.copyReference()} onClick={copy}>
        {copied ? <CheckIcon /> : <CopyIcon />}
      </IconButton>
      <VisuallyHidden role="status">{copied && LL.bill.referenceCopied()}</VisuallyHidden>
    </Row>
  )
}
