import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { CopyButton } from '../../ui/CopyButton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', minHeight: '11' },
})

/** The reference number of a bill, and a button that copies it. */
export function CopyReference({ reference }: { reference: string }) {
  const { LL } = useI18nContext()
  return (
    <Row>
      <span>
        <VisuallyHidden>{`${LL.bill.reference()} `}</VisuallyHidden>
        <bdi>{reference}</bdi>
      </span>
      <CopyButton text={reference} label={LL.bill.copyReference()} copiedText={LL.bill.referenceCopied()} />
    </Row>
  )
}
