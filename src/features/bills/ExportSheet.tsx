import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { formatNumber } from '../../lib/formats/numbers'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Text } from '../../ui/layout'
import { SelectField } from '../../ui/SelectField'
import type { BillYear } from './billYears'
import { ExportResult } from './ExportResult'
import { ExportStatus } from './ExportStatus'
import { ExportButtons, exportTitle } from './exportParts'
import { exportRequest } from './exportRequest'
import { OlderBills } from './OlderBills'
import { useBillExport } from './useBillExport'

interface YearChoiceProps {
  years: readonly BillYear<Bill>[]
  selected: BillYear<Bill>
  onChoose: (year: string) => void
}

/** The years, and how many bills of the selected one have a PDF. */
function YearChoice({ years, selected, onChoose }: YearChoiceProps) {
  const { LL, locale } = useI18nContext()
  const texts = LL.billExport
  const withPdf = selected.bills.filter(({ hasBillPdf }) => hasBillPdf).length
  const withoutPdf = selected.bills.length - withPdf
  return (
    <>
      <Text marginBottom="4" lineHeight="1.5">
        {texts.introduction()}
      </Text>
      <SelectField
        label={texts.year()}
        hint={[
          texts.withPdf({ shown: formatNumber(withPdf, locale) }),
          withoutPdf > 0 && texts.withoutPdf({ shown: formatNumber(withoutPdf, locale) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        value={selected.year}
        onChange={(event) => onChoose(event.target.value)}
        options={years.map(({ year }) => ({ value: year, label: year }))}
      />
      <OlderBills bills={years.flatMap(({ bills }) => bills)} />
    </>
  )
}

interface ExportSheetProps {
  open: boolean
  onClose: () => void
  years: readonly BillYear<Bill>[]
  /** Where the page says how far the export is; `null` while the list with it loads. */
  statusPlace: Element | null
}

/** The sheet that saves the bills of a year. The portal continues while it is closed, as browsers do with downloads. */
export default function ExportSheet({ open, onClose, years, statusPlace }: ExportSheetProps) {
  const { LL, locale } = useI18nContext()
  const { requested, actions } = useBillExport()
  const [selectedYear, setSelectedYear] = useState<string>()
  const selected = years.find(({ year }) => year === selectedYear) ?? years[0]
  const close = () => {
    actions.closeSheet()
    onClose()
  }
  const sheet = { size: 'wide', open, onClose: close, closeLabel: LL.page.close() } as const
  return (
    <>
      {requested ? (
        <Dialog
          {...sheet}
          title={exportTitle(requested, LL)}
          footer={<ExportButtons {...{ requested, actions }} onDone={close} />}
        >
          <ExportResult {...requested} />
        </Dialog>
      ) : (
        selected && (
          <Dialog
            {...sheet}
            title={LL.bill.ofYear()}
            footer={
              <Button onClick={() => actions.load(exportRequest(selected, LL, locale))}>
                {LL.billExport.download()}
              </Button>
            }
          >
            <YearChoice {...{ years, selected }} onChoose={setSelectedYear} />
          </Dialog>
        )
      )}
      <ExportStatus requested={requested} place={statusPlace} />
    </>
  )
}
