import { type TariffList, tariffMachine } from '../../../machines/tariff.machine'
import {
  type Activation,
  type Deactivation,
  type PlanCode,
  tariffSwitchMachine,
} from '../../../machines/tariffSwitch.machine'
import type { Api } from '../../api/client'
import { CallFailed } from '../../api/failure'
import { requireAccepted, requireValue, toOutcome } from '../../api/outcome'
import { type Call, type PortsOf, port } from '../../core/port'
import { isPartial } from '../../lib/partial'
import { planRefusal } from './planRefusal'
import { tariffListOf } from './rules'

/** The provider may have acted before it failed: the outcome is unknown, and not a refusal. */
const SERVER_ERROR = 'REQUEST_FAILED_SERVER_ERROR'

const loadTariffs = (api: Api) =>
  port('reads', async ({ signal }): Promise<TariffList> => {
    const answer = await requireAccepted(api.GET('/api/tariffs', { signal }))
    const body = requireValue(answer.body, 'tariffs')
    return { ...tariffListOf(body.oldTariff ?? null, body.tariffs), isPartial: isPartial(body) }
  })

/** Activates a plan or package, which charges its price. */
const activatePlan = (api: Api) =>
  port('charges', async ({ input, signal }: Call<Partial<PlanCode>>): Promise<Activation> => {
    const answer = await toOutcome(
      api.POST('/api/tariffs/activate/{mvno_code}', {
        params: { path: { mvno_code: input.code } },
        body: { type: 'tariff', plan_id: input.code },
        signal,
      }),
    )
    if (answer.accepted) return { outcome: 'activated' }
    if (answer.code === SERVER_ERROR) throw new CallFailed('unreadable', 'code')
    return { outcome: planRefusal(answer) }
  })

const deactivatePlan = (api: Api) =>
  port('changes', async ({ input, signal }: Call<Partial<PlanCode>>): Promise<Deactivation> => {
    const params = { path: { mvno_code: input.code } }
    const answer = await toOutcome(api.POST('/api/tariffs/deactivate/{mvno_code}', { params, signal }))
    if (answer.code === 'DEACTIVATE_PLAN_SUCCESS') return { outcome: 'deactivated' }
    if (answer.accepted || answer.code === SERVER_ERROR) throw new CallFailed('unreadable', 'code')
    return { outcome: 'refused' }
  })

/** The tariffs of the current contract, and the switch from one plan to another. */
export function tariffFlow(api: Api) {
  const switchPorts = {
    endPrevious: deactivatePlan(api),
    activateSelected: activatePlan(api),
  } satisfies PortsOf<typeof tariffSwitchMachine>
  const ports = {
    loadTariffs: loadTariffs(api),
    activateTariff: activatePlan(api),
    deactivateTariff: deactivatePlan(api),
  } satisfies PortsOf<typeof tariffMachine>
  const tariffSwitch = tariffSwitchMachine.provide({ actors: switchPorts })
  return tariffMachine.provide({ actors: { ...ports, tariffSwitch } })
}
