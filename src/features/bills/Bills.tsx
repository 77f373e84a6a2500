import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useCurrentContract } from '../../core/account'
import { useBills } from '../../core/bills/bills'
import { isPrepaid } from '../../domain/contracts'
import { paths } from '../../domain/paths'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { ReceiptDrawing } from '../../ui/drawings/ReceiptDrawing'
import { DownloadIcon } from '../../ui/icons/usage'
import { lazyComponent } from '../../ui/lazyComponent'
import { lazyModal } from '../../ui/lazyModal'
import { QueryView } from '../../ui/QueryView'
import { RouteLink } from '../../ui/RouteLink'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { BillList } from './BillList'
import { BillSummary } from './BillSummary'
import { BillsSkeleton } from './BillsSkeleton'
import { billYears } from './billYears'
import { PaymentDialog } from './PaymentDialog'
import { PaymentNotice } from './PaymentNotice'
import { useUnfinishedPayment } from './unfinishedPayment'
import { useBillPayment } from './useBillPayment'
import type { DocumentBundleActor } from './useDocumentBundle'

const BundleSheet = lazyModal(() => import('./BundleSheet'))

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } })
const BundleStatus = lazyComponent(() => import('./BundleStatus'), null)

interface BundleButtonProps {
  onClick: () => void
  /** The flow of the sheet, once that was opened. */
  bundle: DocumentBundleActor | undefined
}

/** Opens the sheet that saves the bills of a year. */
function BundleButton({ onClick, bundle }: BundleButtonProps) {
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

/** The bills of a contract, to view, save and pay. */
export default function Bills() {
  const { LL } = useI18nContext()
  const contract = useCurrentContract()
  const bills = useBills()
  const payment = useBillPayment(bills.refresh)
  useUnfinishedPayment(payment)
  const [isBundleOpen, setBundleOpen] = useState(false)
  const [bundle, setBundle] = useState<DocumentBundleActor>()
  return (
    <>
      <ScreenHeading marginBottom="6">{LL.bill.heading()}</ScreenHeading>
      <PaymentNotice payment={payment} />
      <QueryView
        query={bills}
        emptyText={LL.bill.empty()}
        emptyDrawing={<ReceiptDrawing />}
        emptyAction={contract && isPrepaid(contract) && <TopUpLink />}
        skeleton={<BillsSkeleton />}
      >
        {(list) => (
          <>
            <BillSummary bills={list} isPartial={bills.isPartial} />
            <BillList bills={list} payment={payment}>
              {billYears(list).length > 0 && (
                <BundleButton onClick={() => setBundleOpen(true)} bundle={bundle} />
              )}
            </BillList>
          </>
        )}
      </QueryView>
      <PaymentDialog payment={payment} />
      {/* Outside the list, which reloads after a payment: the bundle continues. */}
      <BundleSheet
        open={isBundleOpen}
        onClose={() => setBundleOpen(false)}
        bills={bills.data ?? []}
        onStart={setBundle}
      />
    </>
  )
}

/** Prepaid contracts have no bills: the customer pays for top-ups. */
function TopUpLink() {
  const { LL } = useI18nContext()
  return (
    <ButtonLink asChild variant="outline">
      <RouteLink href={paths.topUp}>{LL.overview.topUp()}</RouteLink>
    </ButtonLink>
  )
}
