import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { ProgressRing } from '../../ui/ProgressRing'
import { AccountAmount } from './AccountAmount'
import { AccountDetails } from './AccountDetails'
import { AccountName } from './AccountName'
import { Stack } from './layout'
import { type Outlook, toneOf } from './outlook'

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
