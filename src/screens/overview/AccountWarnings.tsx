import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { useProviderTime } from '../../flows/providerClock'
import { formatRelativeDay } from '../../lib/dates'
import { ErrorIcon } from '../../ui/icons/status'
import { IconLine } from './layout'
import { warningsOf } from './warnings'

export function AccountWarnings({ account }: { account: ResourceAccount }) {
  const { LL, locale } = useI18nContext()
  const { isRunningLow, expiresInDays } = warningsOf(account, useProviderTime())
  return (
    <>
      {isRunningLow && (
        <IconLine color="warn" fontWeight="medium">
          <ErrorIcon />
          <span>{LL.overview.littleLeft()}</span>
        </IconLine>
      )}
      {expiresInDays !== null && (
        <IconLine color="warn" fontWeight="medium">
          <ErrorIcon />
          <span>{LL.overview.expires({ when: formatRelativeDay(expiresInDays, locale) })}</span>
        </IconLine>
      )}
    </>
  )
}
