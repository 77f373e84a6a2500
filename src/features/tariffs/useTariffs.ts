import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Actor } from 'xstate'
import { type TariffList, tariffMachine } from '../../../machines/tariff.machine'
import type { Api } from '../../api/client'
import { requireAccepted, requireValue } from '../../api/outcome'
import type { OldTariff, Tariff } from '../../api/types'
import { activePlans } from '../../domain/activePlans'
import { listen } from '../../flows/announcement'
import { type PortsOf, port } from '../../flows/port'
import { useUnitsCache } from '../../flows/unitsCache'
import { useFlow } from '../../flows/useFlow'
import { useUnfinishedChange } from '../../flows/useUnfinishedChange'
import { isPartial } from '../../lib/partial'
import { activatePlan, deactivatePlan } from './ports'
import { type TariffSwitchActor, tariffSwitchFlow } from './tariffSwitch'

export type { TariffList }
export type TariffActor = Actor<typeof tariffMachine>

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
  const ports = {
    loadTariffs: port('reads', async ({ signal }): Promise<TariffList> => {
      const answer = await requireAccepted(api.GET('/api/tariffs', { signal }))
      const body = requireValue(answer.body, 'tariffs')
      return { ...tariffList(body.oldTariff ?? null, body.tariffs), isPartial: isPartial(body) }
    }),
    activateTariff: activatePlan(api),
    deactivateTariff: deactivatePlan(api),
  } satisfies PortsOf<typeof tariffMachine>
  return tariffMachine.provide({ actors: { ...ports, tariffSwitch: tariffSwitchFlow(api) } })
}

/** The tariffs of the current contract. */
export function useTariffs(): TariffActor {
  const { clear } = useUnitsCache()
  const tariffs = useFlow(tariffFlow, { reactions: { 'account.changed': clear } })
  const tariffSwitch = useTariffSwitch(tariffs)
  useEffect(() => tariffSwitch && listen(tariffSwitch, { 'account.changed': clear }), [tariffSwitch, clear])
  // A customer who leaves during a change does not see its result.
  useUnfinishedChange(tariffs, 'tariff', clear)
  useUnfinishedChange(tariffSwitch, 'tariff', clear)
  return tariffs
}

/** The switch to another plan, while it lasts. */
export const useTariffSwitch = (tariffs: TariffActor): TariffSwitchActor | undefined =>
  useSelector(tariffs, ({ children }) => children.tariffSwitch)

/** A plan or package of the list by its code. */
export const planOf = ({ oldTariff, tariffs }: TariffList, code: string | undefined): Tariff | undefined =>
  [oldTariff, ...tariffs].find((tariff) => tariff?.mvno_code === code) ?? undefined

export const useTariffList = (actor: TariffActor): TariffList | null =>
  useSelector(actor, (snapshot) => snapshot.context.list)
