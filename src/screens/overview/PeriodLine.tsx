import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { ProgressBar } from '../../ui/ProgressBar'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { AccountAmount } from './AccountAmount'
import { AccountTip } from './AccountTip'
import { AccountWarnings } from './AccountWarnings'
import { Name, Row, SmallText, Stack, TipRow } from './layout'
import { remainingPercent } from './remainingPercent'

interface PeriodLineProps {
  account: ResourceAccount
  /** Only for screen readers: the heading above says the same. */
  isNameHidden: boolean
}

/** The days of the tariff, in the colour of the marks on the meters. */
export function PeriodLine({ account, isNameHidden }: PeriodLineProps) {
  const { LL } = useI18nContext()
  const { name, balance, initialBalance, expiryDate: date } = account
  const percent = remainingPercent(balance, initialBalance)
  return (
    <Stack>
      {isNameHidden ? (
        <VisuallyHidden asChild>
          <h3>{name}</h3>
        </VisuallyHidden>
      ) : (
        <Name>{name}</Name>
      )}
      <Row>
        <TipRow>
          <span>
            <AccountAmount account={account} />
          </span>
          <AccountTip account={account} />
        </TipRow>
        {date && <SmallText>{LL.overview.validUntil({ date })}</SmallText>}
      </Row>
      {percent !== null && (
        <ProgressBar label={LL.overview.remaining({ name })} percent={percent} tone="time" isThin />
      )}
      <AccountWarnings account={account} />
    </Stack>
  )
}
