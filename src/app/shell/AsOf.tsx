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
  // On a phone there is no room for it beside the figures.
  variants: { slim: { true: { display: { base: 'none', lg: 'flex' } } } },
})

/** Since when the figures beside it are known, and a button that asks for newer ones. */
export function AsOf({ slim }: { slim: boolean }) {
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
