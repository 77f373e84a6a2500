import { type Ref, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useCurrentContract } from '../../core/account'
import { isPrepaid } from '../../domain/contracts'
import { paths } from '../../domain/paths'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { ReceiptDrawing } from '../../ui/drawings/ReceiptDrawing'
import { DownloadIcon } from '../../ui/icons/usage'
import { Inline } from '../../ui/layout'
import { lazyModal } from '../../ui/lazyModal'
import { QueryView } from '../../ui/QueryView'
import { RouteLink } from '../../ui/RouteLink'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { BillList } from './BillList'
import { BillSummary } from './BillSummary'
import { BillsSkeleton } from './BillsSkeleton'
import { PaymentDialog } from './PaymentDialog'
import { PaymentNotice } from './PaymentNotice'
import { useBillsPage } from './useBillsPage'

const BundleSheet = lazyModal(() => import('./BundleSheet'))

interface BundleButtonProps {
  onClick: () => void
  /** Where the sheet says how far the bundle is. */
  statusPlace: Ref<HTMLDivElement>
}

/** Opens the sheet that saves the bills of a year. */
function BundleButton({ onClick, statusPlace }: BundleButtonProps) {
  const { LL } = useI18nContext()
  return (
    <Inline flexWrap="wrap" alignItems="center" ref={statusPlace}>
      <Button variant="link" aria-haspopup="dialog" onClick={onClick}>
        <DownloadIcon />
        <span>{LL.bill.ofYear()}</span>
      </Button>
    </Inline>
  )
}

/** The bills of a contract, to view, save and pay. */
export default function Bills() {
  const { LL } = useI18nContext()
  const contract = useCurrentContract()
  const page = useBillsPage()
  const { bills, years, months, payment } = page
  const [bundle, setBundle] = useState<'unused' | 'open' | 'closed'>('unused')
  const [statusPlace, setStatusPlace] = useState<Element | null>(null)
  return (
    <>
      <ScreenHeading marginBottom="6">{LL.bill.heading()}</ScreenHeading>
      <PaymentNotice notice={payment.notice} actions={payment.actions} />
      <QueryView
        query={bills}
        emptyText={LL.bill.empty()}
        emptyDrawing={<ReceiptDrawing />}
        emptyAction={contract && isPrepaid(contract) && <TopUpLink />}
        skeleton={<BillsSkeleton />}
      >
        {(list) => (
          <>
            <BillSummary bills={list} isPartial={bills.isPartial} months={months} />
            <BillList bills={list} page={page}>
              {years.length > 0 && (
                <BundleButton
                  onClick={() => setBundle('open')}
                  // Only then, so that the first page draws once.
                  statusPlace={bundle === 'unused' ? null : setStatusPlace}
                />
              )}
            </BillList>
          </>
        )}
      </QueryView>
      <PaymentDialog payment={payment} />
      {/* Outside the list, which reloads after a payment: the bundle continues. */}
      <BundleSheet
        open={bundle === 'open'}
        onClose={() => setBundle('closed')}
        years={years}
        statusPlace={statusPlace}
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
