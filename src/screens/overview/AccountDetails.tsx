import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { AccountWarnings } from './AccountWarnings'
import { ForecastText } from './ForecastText'
import { SmallText } from './layout'
import type { Outlook } from './outlook'
import { perDayText } from './perDayText'

interface AccountDetailsProps {
  account: ResourceAccount
  /** Only allowances have one. */
  outlook?: Outlook
}

/** The forecast, daily share, warnings and end of an account; the end is visible if it is not the tariff's. */
export function AccountDetails({ account, outlook }: AccountDetailsProps) {
  const { LL, locale } = useI18nContext()
  const { expiryDate: date, unit } = account
  const amount = perDayText(outlook?.perDay, unit, locale)
  const validUntil = date ? LL.overview.validUntil({ date }) : null
  return (
    <>
      {outlook?.forecast && <ForecastText {...outlook.forecast} />}
      {amount && <SmallText>{LL.overview.perDay({ amount })}</SmallText>}
      <AccountWarnings account={account} />
      {validUntil &&
        (outlook?.mark === undefined ? (
          <SmallText>{validUntil}</SmallText>
        ) : (
          <VisuallyHidden>{validUntil}</VisuallyHidden>
        ))}
    </>
  )
}
