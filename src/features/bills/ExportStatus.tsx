import { createPortal } from 'react-dom'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import { formatNumber } from '../../lib/formats/numbers'
import { Text } from '../../ui/layout'
import type { RequestedExport } from './useBillExport'

function resultText({ step, absent }: RequestedExport, { billExport: texts }: TranslationFunctions) {
  if (step === 'notWritten') return texts.unsavedHeading()
  return absent.length === 0 ? texts.saved() : texts.incomplete()
}

interface ExportStatusProps {
  /** `null` before the customer has requested an export. */
  requested: RequestedExport | null
  /** Where the page shows it; `null` while the list with it loads. */
  place: Element | null
}

/** How far the export is, on the page while its sheet is closed. */
export function ExportStatus({ requested, place }: ExportStatusProps) {
  const { LL, locale } = useI18nContext()
  const texts = LL.billExport
  const isLoading = requested?.step === 'loading'
  const isWriting = requested?.step === 'writing'
  const result = isLoading || isWriting ? null : requested
  const counts = requested && {
    position: formatNumber(requested.counts.done + 1, locale),
    total: formatNumber(requested.counts.total, locale),
  }
  return (
    place &&
    createPortal(
      <>
        {/* Not in the live region: a screen reader would read each number. */}
        {isLoading && counts && (
          <Text marginLeft="3" color="muted" fontSize="sm" fontVariantNumeric="tabular-nums">
            {texts.shortProgress(counts)}
          </Text>
        )}
        {isWriting && (
          <Text marginLeft="3" color="muted" fontSize="sm" fontVariantNumeric="tabular-nums">
            {texts.saving()}
          </Text>
        )}
        {/* It exists before its text, which Orca does not read if it is directly in it. */}
        <div role="status">
          {result && (
            <Text marginLeft="3" color="muted" fontSize="sm" fontVariantNumeric="tabular-nums">
              {resultText(result, LL)}
            </Text>
          )}
        </div>
      </>,
      place,
    )
  )
}
