import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { useProviderTime } from '../../flows/providerClock'
import { formatDaysAway } from '../../lib/dates'
import { ErrorIcon } from '../../ui/icons/status'
import { IconLine } from './parts'
import { warningsOf } from './warnings'

export function AccountWarnings({ account }: { account: ResourceAccount }) {
  const { LL, locale } = useI18nContext()
  const { littleLeft, expiresInDays } = warningsOf(account, useProviderTime())
  return (
    <>
      {littleLeft && (
        <IconLine color="warn" fontWeight="medium">
          <ErrorIcon />
          <span>{LL.overview.littleLeft()}</span>
        </IconLine>
      )}
      {expiresInDays !== null && (
        <IconLine color="warn" fontWeight="medium">
          <ErrorIcon />
          <span>{LL.overview.expires({ when: formatDaysAway(expiresInDays, locale) })}</span>
        </IconLine>
      )}
    </>
  )
}
