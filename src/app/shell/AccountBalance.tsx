import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { useAccount, useAccountActions, useAccountState, useUser } from '../../core/account'
import { useServices } from '../../core/services'
import { paysByBill } from '../../domain/contracts'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { lacksBalance, useOverview } from '../../features/overview/useOverview'
import { formatTime } from '../../lib/formats/dates'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { ChevronRightIcon, RefreshIcon } from '../../ui/icons/navigation'
import { Box, Grid } from '../../ui/layout'
import { lazyModal } from '../../ui/lazyModal'
import { Skeleton } from '../../ui/Skeleton'
import { crossFade, strut } from './bands'
import { useOnPageChange } from './useOnPageChange'

export const BonusDialog = lazyModal(() => import('../overlays/BonusDialog'))

/** Requests the figures of a mobile contract if the customer's data lacks them; it draws nothing. */
function BalanceRequest() {
  useOverview()
  return null
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    marginRight: '-3',
    color: 'headerMuted',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
  },
  // A phone has no room for it next to the figures.
  variants: { slim: { true: { display: { base: 'none', lg: 'flex' } } } },
})

/** The time of the figures next to it, and a button that requests newer ones. */
function LastUpdated({ slim }: { slim: boolean }) {
  const { LL } = useI18nContext()
  const { reload } = useAccountActions()
  const { beginAttempt } = useServices()
  const refresh = () => {
    beginAttempt()
    reload()
  }
  const loadedAt = useAccount((snapshot) => snapshot?.context.loadedAt ?? null)
  return (
    <Line slim={slim}>
      {loadedAt !== null && <span>{LL.overview.asOf({ time: formatTime(new Date(loadedAt)) })}</span>}
      <IconButton label={LL.overview.refresh()} onClick={refresh}>
        <RefreshIcon />
      </IconButton>
    </Line>
  )
}

const List = chakra('dl', {
  base: {
    display: 'flex',
    alignItems: { base: 'flex-end', lg: 'first baseline' },
    columnGap: { base: '1rem', lg: '2.5rem' },
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    ...crossFade,
  },
  variants: {
    // On a phone, the figures have their own line below contract and time.
    slim: {
      false: {
        order: { base: '1', lg: '0' },
        justifyContent: 'space-between',
        width: { base: 'full', lg: 'auto' },
      },
    },
  },
})
const Figure = chakra('dd', {
  base: {
    margin: '0',
    fontSize: { base: 'lg', lg: 'xl' },
    textStyle: 'figure',
    letterSpacing: '-0.02em',
    lineHeight: '1.25',
    whiteSpace: 'nowrap',
  },
  variants: {
    slim: { true: strut('xl'), false: strut('3xl') },
    large: { true: { fontSize: '3xl' } },
  },
})

/** Shows the balance or the current costs, and the bonus if any; never those of the previous contract. */
export function AccountBalance({ contract, slim }: { contract: Contract; slim: boolean }) {
  const { LL, locale } = useI18nContext()
  const { isLoading, hasFailed } = useAccountState()
  const { retry } = useAccountActions()
  const isBalanceMissing = useAccount(lacksBalance)
  const [path] = useLocation()
  const { resources } = useUser()
  const [isBonusOpen, setIsBonusOpen] = useState(false)
  useOnPageChange(() => setIsBonusOpen(false))

  if (isLoading) return <Skeleton width="10rem" height="10" opacity="0.3" alignSelf="center" />
  if (hasFailed)
    return (
      <Button variant="outline" onClick={retry}>
        {LL.message.tryAgain()}
      </Button>
    )
  const balance = resources?.balance?.value
  const bonus = resources?.bonus?.value ?? 0
  return (
    <>
      <List slim={slim}>
        <div>
          <Box as="dt" color="headerMuted" fontSize="sm">
            {paysByBill(contract) ? LL.overview.costs() : LL.overview.balance()}
          </Box>{' '}
          <Figure slim={slim} large={!slim}>
            {typeof balance === 'number' ? formatMoney(balance, locale) : '–'}
          </Figure>
        </div>
        {bonus > 0 && (
          <Grid
            gridAutoFlow="column"
            gridTemplateRows="auto auto"
            alignItems="last baseline"
            marginRight="-3"
          >
            <Box as="dt" color="headerMuted" fontSize="sm">
              {LL.overview.bonus()}
            </Box>{' '}
            <Figure slim={slim}>{formatMoney(bonus, locale)}</Figure>
            <Box
              // Its middle is that of the digits, whose baseline it shares.
              as="dd"
              gridRow="span 2"
              position="relative"
              top="0.1875rem"
              margin="0 0 -0.75rem"
            >
              <IconButton label={LL.overview.bonusOpen()} onClick={() => setIsBonusOpen(true)}>
                <ChevronRightIcon />
              </IconButton>
            </Box>
          </Grid>
        )}
      </List>
      <LastUpdated slim={slim} />
      {/* The overview requests the first figures itself. */}
      {isBalanceMissing && (path !== paths.overview || typeof balance === 'number') && <BalanceRequest />}
      <BonusDialog open={isBonusOpen} onClose={() => setIsBonusOpen(false)} />
    </>
  )
}
