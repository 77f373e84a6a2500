import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { useProviderTime } from '../../flows/providerClock'
import { formatDaysAway } from '../../lib/dates'
import { ErrorIcon } from '../../ui/icons/status'
import { warningsOf } from './warnings'

const Warning = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'danger',
    fontSize: 'sm',
    fontWeight: 'medium',
  },
})

export function AccountWarnings({ account }: { account: ResourceAccount }) {
  const { LL, locale } = useI18nContext()
  const { littleLeft, expiresInDays } = warningsOf(account, useProviderTime())
  return (
    <>
      {littleLeft && (
        <Warning>
          <ErrorIcon />
          <span>{LL.overview.littleLeft()}</span>
        </Warning>
      )}
      {expiresInDays !== null && (
        <Warning>
          <ErrorIcon />
          <span>{LL.overview.expires({ when: formatDaysAway(expiresInDays, locale) })}</span>
        </Warning>
      )}
    </>
  )
}
