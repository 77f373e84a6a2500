import { useState } from 'react'
import { useLocation } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { lacksBalance, useAccount, useAccountActions, useAccountState, useUser } from '../../core/account'
import type { Debt } from '../../core/bills/DebtRequest'
import { useServices } from '../../core/services'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { useOverview } from '../../features/overview/useOverview'
import { formatTime } from '../../lib/formats/dates'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { ChevronRightIcon, RefreshIcon } from '../../ui/icons/navigation'
import { lazyModal } from '../../ui/lazyModal'
import { Skeleton } from '../../ui/Skeleton'
import { balanceText, NO_FIGURE } from './contractTexts'
import { BonusFigure, DebtFigure, Figures, TimeLine } from './headerParts'
import { useOnPageChange } from './useOnPageChange'

export const BonusDialog = lazyModal(() => import('../overlays/BonusDialog'))

/** Requests the figures of a mobile contract if the customer's data lacks them; it draws nothing. */
function BalanceRequest() {
  useOverview()
  return null
}

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
    <TimeLine slim={slim}>
      {loadedAt !== null && <span>{LL.overview.asOf({ time: formatTime(new Date(loadedAt)) })}</span>}
      <IconButton label={LL.overview.refresh()} onClick={refresh}>
        <RefreshIcon />
      </IconButton>
    </TimeLine>
  )
}

interface AccountBalanceProps {
  contract: Contract
  slim: boolean
  /** The total debt; `null` until it has loaded, undefined where the header has none. */
  debt: Debt | null | undefined
}

/** Shows the balance or the current costs, debt and bonus if any; never those of the previous contract. */
export function AccountBalance({ contract, slim, debt }: AccountBalanceProps) {
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
      <Figures
        slim={slim}
        label={balanceText(contract, LL)}
        amount={typeof balance === 'number' ? formatMoney(balance, locale) : '–'}
      >
        {debt !== undefined && (
          <DebtFigure
            label={LL.bill.totalDebt()}
            amount={debt?.figure ?? NO_FIGURE}
            note={debt?.note ?? NO_FIGURE}
          />
        )}
        {bonus > 0 && (
          <BonusFigure slim={slim} label={LL.overview.bonus()} amount={formatMoney(bonus, locale)}>
            <IconButton label={LL.overview.bonusOpen()} onClick={() => setIsBonusOpen(true)}>
              <ChevronRightIcon />
            </IconButton>
          </BonusFigure>
        )}
      </Figures>
      <LastUpdated slim={slim} />
      {/* The overview requests the first figures itself. */}
      {isBalanceMissing && (path !== paths.overview || typeof balance === 'number') && <BalanceRequest />}
      <BonusDialog open={isBonusOpen} onClose={() => setIsBonusOpen(false)} />
    </>
  )
}
