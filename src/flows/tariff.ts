import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import {
  type Activation,
  type Deactivation,
  type TariffList as LoadedTariffs,
  tariffMachine,
} from '../../machines/tariff.machine'
import type { Api } from '../api/client'
import { accepted, required, toOutcome } from '../api/outcome'
import type { OldTariff, Tariff } from '../api/types'
import { port } from './port'
import { useFlow } from './useFlow'
import { useUnfinishedChange } from './useUnfinishedChange'

export interface TariffList {
  oldTariff: OldTariff | null
  tariffs: Tariff[]
}
export type TariffActor = Actor<typeof tariffMachine>

const outcomeOfRefusal: Record<string, Activation['outcome']> = {
  ACTIVATE_PLAN_FAILED_INSUFFICIENT_FOUND: 'insufficientFunds',
  ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE: 'anotherActive',
}

function tariffFlow(api: Api) {
  return tariffMachine.provide({
    actors: {
      loadTariffs: port(async ({ signal }): Promise<LoadedTariffs> => {
        const { body } = await accepted(api.GET('/api/tariffs', { signal }))
        const { tariffs, oldTariff } = required(body, 'tariffs')
        // Some providers list the tariff in use among the others, too.
        const others = tariffs.filter(({ mvno_code }) => mvno_code !== oldTariff?.mvno_code)
        return { tariffs: others, oldTariff: oldTariff ?? null }
      }),
      activateTariff: port(async ({ input, signal }): Promise<Activation> => {
        const answer = await toOutcome(
          api.POST('/api/tariffs/activate/{mvno_code}', {
            params: { path: { mvno_code: input.code } },
            body: { type: 'tariff', plan_id: input.code },
            signal,
          }),
        )
        const code = required(answer.code, 'code')
        return { outcome: answer.accepted ? 'activated' : (outcomeOfRefusal[code] ?? 'refused') }
      }),
      deactivateTariff: port(async ({ input, signal }): Promise<Deactivation> => {
        const params = { path: { mvno_code: input.code } }
        const answer = await toOutcome(api.POST('/api/tariffs/deactivate/{mvno_code}', { params, signal }))
        return { outcome: answer.code === 'DEACTIVATE_PLAN_SUCCESS' ? 'deactivated' : 'refused' }
      }),
    },
  })
}

/** The tariffs of the current contract. */
export function useTariffs(): TariffActor {
  const actor = useFlow(tariffFlow)
  useUnfinishedChange(actor, 'tariff')
  return actor
}

/** The machine carries what its port has brought, and knows of it the codes alone. */
export const useTariffList = (actor: TariffActor): TariffList | null =>
  useSelector(actor, (snapshot) => snapshot.context.list as TariffList | null)
