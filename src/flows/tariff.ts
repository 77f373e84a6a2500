import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import {
  type Activation,
  type Deactivation,
  type TariffList as LoadedTariffs,
  tariffMachine,
} from '../../machines/tariff.machine'
import type { Api } from '../api/client'
import { requireAccepted, requireValue, toOutcome } from '../api/outcome'
import { planRefusal } from '../api/planRefusal'
import type { OldTariff, Tariff } from '../api/types'
import { activePlans } from '../domain/activePlans'
import { isPartial } from '../lib/partial'
import { contextBridge } from './contextBridge'
import { port } from './port'
import { useUnitsCache } from './unitsCache'
import { useFlow } from './useFlow'
import { useUnfinishedChange } from './useUnfinishedChange'

export interface TariffList extends LoadedTariffs {
  oldTariff: OldTariff | null
  tariffs: Tariff[]
  /** Whether something unreadable was left out; the page must say so. */
  isPartial: boolean
}
export type TariffActor = Actor<typeof tariffMachine>

const { into, outOf } = contextBridge<typeof tariffMachine, { list: TariffList | null }>()

/** The tariff in use, and the others. Some providers list it among these, some still name a former one. */
function tariffList(oldTariff: OldTariff | null, tariffs: Tariff[]): Omit<TariffList, 'isPartial'> {
  const active = oldTariff?.isActive === false ? tariffs.find(({ isActive }) => isActive) : undefined
  const current = active ?? oldTariff
  const all = active && oldTariff ? [...tariffs, oldTariff] : tariffs
  const others = all.filter(
    ({ mvno_code }, index) =>
      mvno_code !== current?.mvno_code && all.findIndex((one) => one.mvno_code === mvno_code) === index,
  )
  const activeCodes = activePlans(current, others).map(({ mvno_code }) => mvno_code)
  return { oldTariff: current, tariffs: others, activeCodes }
}

function tariffFlow(api: Api) {
  return tariffMachine.provide({
    actors: {
      loadTariffs: port(async ({ signal }): Promise<LoadedTariffs> => {
        const answer = await requireAccepted(api.GET('/api/tariffs', { signal }))
        const body = requireValue(answer.body, 'tariffs')
        const list = { ...tariffList(body.oldTariff ?? null, body.tariffs), isPartial: isPartial(body) }
        return into({ list }).list
      }),
      activateTariff: port(async ({ input, signal }): Promise<Activation> => {
        const answer = await toOutcome(
          api.POST('/api/tariffs/activate/{mvno_code}', {
            params: { path: { mvno_code: input.code } },
            body: { type: 'tariff', plan_id: input.code },
            signal,
          }),
        )
        return { outcome: answer.accepted ? 'activated' : planRefusal(answer) }
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
  const { clear } = useUnitsCache()
  const actor = useFlow(tariffFlow, { reactions: { 'account.changed': clear } })
  // A customer who leaves during a change does not see its result.
  useUnfinishedChange(actor, 'tariff', clear)
  return actor
}

export const useTariffList = (actor: TariffActor): TariffList | null =>
  useSelector(actor, (snapshot) => outOf(snapshot.context).list)
