import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { DocumentBundleActor } from '../../flows/documentBundle'
import { Button } from '../../ui/Button'
import { DownloadIcon } from '../../ui/icons/usage'
import { lazyComponent } from '../../ui/lazyComponent'

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } })
const BundleStatus = lazyComponent(() => import('./BundleStatus'), null)

interface BundleButtonProps {
  onClick: () => void
  /** The flow of the sheet, once that was opened. */
  bundle: DocumentBundleActor | undefined
}

/** Opens the sheet that saves the bills of a year. */
export function BundleButton({ onClick, bundle }: BundleButtonProps) {
  const { LL } = useI18nContext()
  return (
    <Row>
      <Button variant="link" aria-haspopup="dialog" onClick={onClick}>
        <DownloadIcon />
        <span>{LL.bill.ofYear()}</span>
      </Button>
      {bundle && <BundleStatus bundle={bundle} />}
    </Row>
  )
}
