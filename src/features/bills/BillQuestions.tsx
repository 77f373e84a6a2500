import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { useCurrentContract } from '../../core/account'
import { useProviderTime } from '../../core/providerClock'
import { AskAboutThis } from '../../core/support/AskAboutThis'
import { monthToExplain } from '../../domain/billExplanation'
import { billMonthText, monthOfBill } from '../../domain/billMonths'
import { kindOf } from '../../domain/contractKind'
import { paths } from '../../domain/paths'
import { ListIcon } from '../../ui/icons/contract'
import { MessageIcon } from '../../ui/icons/usage'
import { Link } from '../../ui/Link'
import { RouteLink } from '../../ui/RouteLink'

/** Leads to the usage behind a bill, if the listing has it, and asks customer service about the bill. */
export function BillQuestions({ bill }: { bill: Bill }) {
  const { LL, locale } = useI18nContext()
  const { question } = LL
  const contract = useCurrentContract()
  const now = useProviderTime()
  const month = billMonthText(monthOfBill(bill), LL, locale)
  const { referenceNumber, forDate } = bill
  // Only a mobile contract has a listing.
  const explained = contract && kindOf(contract) === 'mobile' && monthToExplain(forDate, now)
  return (
    <>
      {explained && forDate && (
        <Link asChild alignSelf="flex-start" gap="2">
          <RouteLink href={`${paths.listing}?month=${explained}&issued=${encodeURIComponent(forDate)}`}>
            <ListIcon />
            <span>{question.why()}</span>
          </RouteLink>
        </Link>
      )}
      <AskAboutThis
        icon={<MessageIcon />}
        reference={question.aboutBill({ bill: referenceNumber ? `${month} (${referenceNumber})` : month })}
      />
    </>
  )
}
