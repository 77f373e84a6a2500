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
  /** Only allowances have one. */
  outlook?: Outlook
}

/** The forecast, daily share, warnings and end of an account; the end is visible if it is not the tariff's. */
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
