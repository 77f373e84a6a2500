import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { type TariffActor, type TariffList, useTariffList } from '../../flows/tariff'
import { useCachedUnits } from '../../flows/unitsCache'
import { CallReference } from '../../ui/CallReference'
import { ErrorState } from '../../ui/ErrorState'
import { PartialAlert } from '../../ui/PartialAlert'
import { type Comparison, comparisonOf } from './comparison'
import { OwnUse } from './OwnUse'
import { TariffDialogs } from './TariffDialogs'
import { TariffSkeleton } from './TariffSkeleton'

// During a reload, the former list stays visible: nothing jumps or can be clicked.
const List = chakra('div', {
  base: {
    transition: 'opacity 0.15s',
    '&[aria-busy=true]': { opacity: '0.6', pointerEvents: 'none' },
  },
})

interface LoadedTariffsProps {
  actor: TariffActor
  children: (list: TariffList, comparison: Comparison) => ReactNode
}

/** The loaded list, and its dialogs. */
export function LoadedTariffs({ actor, children }: LoadedTariffsProps) {
  const { LL } = useI18nContext()
  const list = useTariffList(actor)
  const units = useCachedUnits()
  const loading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  if (failed)
    return (
      <ErrorState
        message={LL.message.error()}
        retryLabel={LL.message.tryAgain()}
        onRetry={() => actor.send({ type: 'load.retry' })}
      >
        <CallReference />
      </ErrorState>
    )
  if (!list) return <TariffSkeleton />
  const comparison = comparisonOf(list, units)
  return (
    <>
      {list.isPartial && <PartialAlert />}
      <List aria-busy={loading}>
        {comparison.use && <OwnUse use={comparison.use} />}
        {children(list, comparison)}
      </List>
      <TariffDialogs actor={actor} list={list} comparison={comparison} />
    </>
  )
}
