import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { ProgressBar } from '../../ui/ProgressBar'
import { ProgressRing } from '../../ui/ProgressRing'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { AccountAmount, AccountDetails, AccountName, AccountTip, AccountWarnings } from './accountParts'
import { type Outlook, remainingPercent, toneOf } from './accounts'
import { Name, Row, SmallText, Stack, TipRow } from './layout'

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

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    alignItems: 'center',
    gap: '4',
    '@media (max-width: 22rem)': { flexDirection: 'column', alignItems: 'flex-start' },
  },
})
interface RingMeterProps {
  account: ResourceAccount
  outlook: Outlook
  percent: number
}

/** The most important account. */
export function RingMeter({ account, outlook, percent }: RingMeterProps) {
  const { LL } = useI18nContext()
  const { name } = account
  return (
    <Box>
      <ProgressRing
        label={LL.overview.remaining({ name })}
        percent={percent}
        tone={toneOf(outlook)}
        mark={outlook.mark}
      >
        <AccountAmount account={account} isInRing />
      </ProgressRing>
      <Stack justifyItems={{ md: 'center' }}>
        <AccountName account={account} />
        <AccountDetails account={account} outlook={outlook} />
      </Stack>
    </Box>
  )
}

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
