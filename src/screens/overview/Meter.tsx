import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { ProgressBar } from '../../ui/ProgressBar'
import { AccountAmount } from './AccountAmount'
import { AccountName } from './AccountName'
import { AccountWords } from './AccountWords'
import { type Outlook, toneOf } from './outlook'
import { Row, Stack } from './parts'
import { remainingPercent } from './remainingPercent'

interface MeterProps {
  account: ResourceAccount
  tipFrom?: number
  outlook?: Outlook
}

/** One account in a line: the rest, the total, the forecast and the end. */
export function Meter({ account, tipFrom, outlook }: MeterProps) {
  const { LL } = useI18nContext()
  const { name, balance, initialBalance } = account
  const percent = remainingPercent(balance, initialBalance)
  return (
    <Stack>
      <Row>
        <AccountName account={account} tipFrom={tipFrom} />
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
        <AccountWords account={account} outlook={outlook} />
      </Row>
    </Stack>
  )
}
