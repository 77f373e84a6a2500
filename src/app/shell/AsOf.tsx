import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useServices } from '../../flows/services'
import { formatTime } from '../../lib/dates'
import { IconButton } from '../../ui/IconButton'
import { RefreshIcon } from '../../ui/icons/navigation'

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', color: 'headerMuted', fontSize: 'sm' },
})

/** Since when the figures beside it are known, and a button that asks for newer ones. */
export function AsOf() {
  const { LL, locale } = useI18nContext()
  const { session, announce } = useServices()
  const user = useSelector(session, (snapshot) => snapshot.context.user)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time at which this user came
  const time = useMemo(() => new Date(), [user])
  return (
    <Line>
      {LL.overview.asOf({ time: formatTime(time, locale) })}
      <IconButton label={LL.overview.refresh()} onClick={() => announce({ type: 'account.changed' })}>
        <RefreshIcon />
      </IconButton>
    </Line>
  )
}
