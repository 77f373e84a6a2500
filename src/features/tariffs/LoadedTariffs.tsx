import type { ReactNode } from 'react'
import { UnitsRequest } from '../../core/UnitsRequest'
import { Card } from '../../ui/Card'
import { Box, Inline } from '../../ui/layout'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'
import { TariffDialogs } from './TariffDialogs'
import { Grid } from './TariffGrid'
import type { Tariffs } from './useTariffs'

/** The shape of a first row of cards: name, price, two items, button. */
const TariffSkeleton = () => (
  <Grid as="div" aria-hidden="true">
    {[1, 2, 3].map((card) => (
      <Card key={card} display="grid" gap="4">
        <Skeleton height="1.375rem" width="8rem" />
        <Skeleton height="2.5rem" width="10rem" />
        {[1, 2].map((item) => (
          <Inline key={item} gap="3">
            <Skeleton width="2.25rem" height="2.25rem" />
            <Skeleton flex="1" height="2.25rem" />
          </Inline>
        ))}
        <Skeleton height="2.75rem" marginTop="4" />
      </Card>
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
      {unitsRequest && <UnitsRequest key={unitsRequest.key} onAnswer={unitsRequest.onAnswer} />}
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
