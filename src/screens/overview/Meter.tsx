import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { ProgressBar } from '../../ui/ProgressBar'
import { AccountAmount } from './AccountAmount'
import { AccountDetails } from './AccountDetails'
import { AccountName } from './AccountName'
import { Row, Stack } from './layout'
import { type Outlook, toneOf } from './outlook'
import { remainingPercent } from './remainingPercent'

interface MeterProps {
  account: ResourceAccount
  minTipLength?: number
  outlook?: Outlook
}

/** One account in a line: the rest, the total, the forecast and the end. */
export function Meter({ account, minTipLength, outlook }: MeterProps) {
  const { LL } = useI18nContext()
  const { name, balance, initialBalance } = account
  const percent = remainingPercent(balance, initialBalance)
  return (
    <Stack>
      <Row>
        <AccountName account={account} minTipLength={minTipLength} />
        <span>
          <AccountAmount account={account} />
        </span>
      </Row>
      {percent !== null && (
        <ProgressBar
          label={LL.overview.remaining({ name })}
          percent={percent}
          tone={toneOf(outlook)}
          mark={outlook?.mark}
        />
      )}
      <Row>
        <AccountDetails account={account} outlook={outlook} />
      </Row>
    </Stack>
  )
}
