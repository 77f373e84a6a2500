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
import { useWideScreen } from '../../ui/useWideScreen'
import { BillList } from './BillList'
import { BillSummary, ChartCard } from './BillSummary'
import { BillsSkeleton } from './BillsSkeleton'
import { PaymentDialog } from './PaymentDialog'
import { PaymentNotice } from './PaymentNotice'
import { useBillsPage } from './useBillsPage'

const ExportSheet = lazyModal(() => import('./ExportSheet'))

interface ExportButtonProps {
  onClick: () => void
  /** Where the sheet says how far the export is. */
  statusPlace: Ref<HTMLDivElement>
}

/** Opens the sheet that saves the bills of a year. */
function ExportButton({ onClick, statusPlace }: ExportButtonProps) {
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

/** On a narrow screen, the chart comes after the list. */
const NO_MONTHS = [] as const

/** The bills of a contract, to view, save and pay. */
export default function Bills() {
  const { LL } = useI18nContext()
  const contract = useCurrentContract()
  const page = useBillsPage()
  const { bills, years, months, due, payment } = page
  const isWide = useWideScreen()
  const [exportSheet, setExportSheet] = useState<'unused' | 'open' | 'closed'>('unused')
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
            <BillSummary
              {...{ bills: list, isPartial: bills.isPartial, due, onPay: payment.actions.pay }}
              months={isWide ? months : NO_MONTHS}
              isBusy={due !== null && payment.preparing === due.reference}
            />
            <BillList bills={list} page={page}>
              {years.length > 0 && (
                <ExportButton
                  onClick={() => setExportSheet('open')}
                  // Only then, so that the first page draws once.
                  statusPlace={exportSheet === 'unused' ? null : setStatusPlace}
                />
              )}
            </BillList>
            {!isWide && months.length > 0 && <ChartCard months={months} />}
          </>
        )}
      </QueryView>
      <PaymentDialog payment={payment} />
      {/* Outside the list, which reloads after a payment: the export continues. */}
      <ExportSheet
        open={exportSheet === 'open'}
        onClose={() => setExportSheet('closed')}
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
