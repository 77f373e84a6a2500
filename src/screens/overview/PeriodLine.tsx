import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { ProgressBar } from '../../ui/ProgressBar'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { AccountAmount } from './AccountAmount'
import { AccountTip } from './AccountTip'
import { AccountWarnings } from './AccountWarnings'
import { Name, Row, Small, Stack, WithTip } from './parts'
import { remainingPercent } from './remainingPercent'

interface PeriodLineProps {
  account: ResourceAccount
  /** Only for screen readers: the heading above says the same. */
  isNameSaid: boolean
}

/** The days of the tariff, in the colour of the marks on the meters. */
export function PeriodLine({ account, isNameSaid }: PeriodLineProps) {
  const { LL } = useI18nContext()
  const { name, balance, initialBalance, expiryDate: date } = account
  const percent = remainingPercent(balance, initialBalance)
  return (
    <Stack>
      {isNameSaid ? (
        <VisuallyHidden asChild>
          <h3>{name}</h3>
        </VisuallyHidden>
      ) : (
        <Name>{name}</Name>
      )}
      <Row>
        <WithTip>
          <span>
            <AccountAmount account={account} />
          </span>
          <AccountTip account={account} />
        </WithTip>
        {date && <Small>{LL.overview.validUntil({ date })}</Small>}
      </Row>
      {percent !== null && (
        <ProgressBar label={LL.overview.remaining({ name })} percent={percent} tone="time" isThin />
      )}
      <AccountWarnings account={account} />
    </Stack>
  )
}
