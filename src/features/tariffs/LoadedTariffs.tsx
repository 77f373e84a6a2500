import type { ReactNode } from 'react'
import { UnitsRequest } from '../../core/UnitsRequest'
import { Box } from '../../ui/layout'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'
import { TariffDialogs } from './TariffDialogs'
import { Grid } from './TariffGrid'
import type { Tariffs } from './useTariffs'

/** The size of a first row of cards. */
const TariffSkeleton = () => (
  <Grid as="div">
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} height="19rem" />
    ))}
  </Grid>
)

interface LoadedTariffsProps {
  tariffs: Tariffs
  children: (list: NonNullable<Tariffs['list']>) => ReactNode
}

/** The loaded list, and its dialogs. */
export function LoadedTariffs({ tariffs, children }: LoadedTariffsProps) {
  const { status, list, isReloading, unitsRequest, actions } = tariffs
  return (
    <>
      {unitsRequest && <UnitsRequest {...unitsRequest} />}
      <QueryView
        query={{ state: status, data: list, isPartial: list?.isPartial ?? false, retry: actions.retry }}
        skeleton={<TariffSkeleton />}
      >
        {(loadedList) => (
          <>
            <Box
              // During a reload, the previous list stays visible: nothing jumps or can be clicked.
              transition="opacity 0.15s"
              css={{ '&[aria-busy=true]': { opacity: '0.6', pointerEvents: 'none' } }}
              aria-busy={isReloading}
            >
              {children(loadedList)}
            </Box>
            <TariffDialogs tariffs={tariffs} />
          </>
        )}
      </QueryView>
    </>
  )
}
