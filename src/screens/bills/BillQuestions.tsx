import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { AskAboutThis } from '../shared/AskAboutThis'
import { useBillTexts } from './useBillTexts'

/** Asks customer service about a bill. */
export function BillQuestions({ bill }: { bill: Bill }) {
  const { LL } = useI18nContext()
  const { month } = useBillTexts(bill)
  const { referenceNumber } = bill
  return (
    <AskAboutThis
      reference={LL.support.aboutBill({ bill: referenceNumber ? `${month} (${referenceNumber})` : month })}
    />
  )
}
