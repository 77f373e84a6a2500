import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { AccountWarnings } from './AccountWarnings'
import { ForecastWords } from './ForecastWords'
import type { Outlook } from './outlook'
import { Small } from './parts'
import { perDayText } from './perDayText'

interface AccountWordsProps {
  account: ResourceAccount
  /** Of an allowance; the others have none. */
  outlook?: Outlook
}

/** How far an account goes, what is to be noticed about it, and its end where that is not the end of the tariff. */
export function AccountWords({ account, outlook }: AccountWordsProps) {
  const { LL, locale } = useI18nContext()
  const { expiryDate: date, unit } = account
  const amount = perDayText(outlook?.perDay, unit, locale)
  const validUntil = date ? LL.overview.validUntil({ date }) : null
  return (
    <>
      {outlook?.forecast && <ForecastWords {...outlook.forecast} />}
      {amount && <Small>{LL.overview.perDay({ amount })}</Small>}
      <AccountWarnings account={account} />
      {validUntil &&
        (outlook?.mark === undefined ? (
          <Small>{validUntil}</Small>
        ) : (
          <VisuallyHidden>{validUntil}</VisuallyHidden>
        ))}
    </>
  )
}
