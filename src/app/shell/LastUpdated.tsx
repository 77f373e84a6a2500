import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useAccount, useAccountActor } from '../../flows/account'
import { formatTime } from '../../lib/dates'
import { IconButton } from '../../ui/IconButton'
import { RefreshIcon } from '../../ui/icons/navigation'

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
export function LastUpdated({ slim }: { slim: boolean }) {
  const { LL } = useI18nContext()
  const account = useAccountActor()
  const loadedAt = useAccount((snapshot) => snapshot?.context.loadedAt ?? null)
  return (
    <Line slim={slim}>
      {loadedAt !== null && <span>{LL.overview.asOf({ time: formatTime(new Date(loadedAt)) })}</span>}
      <IconButton label={LL.overview.refresh()} onClick={() => account?.send({ type: 'account.reload' })}>
        <RefreshIcon />
      </IconButton>
    </Line>
  )
}
