import type { Activation, Deactivation, PlanCode } from '../../../machines/tariffSwitch.machine'
import type { Api } from '../../api/client'
import { CallFailed } from '../../api/failure'
import { toOutcome } from '../../api/outcome'
import { planRefusal } from '../../api/planRefusal'
import { type Call, port } from '../../flows/port'

/** The provider may have acted before it failed: the outcome is unknown, and not a refusal. */
const SERVER_ERROR = 'REQUEST_FAILED_SERVER_ERROR'

/** Activates a plan or package, which charges its price. */
export const activatePlan = (api: Api) =>
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

/** Ends a plan or package. */
export const deactivatePlan = (api: Api) =>
  port('changes', async ({ input, signal }: Call<Partial<PlanCode>>): Promise<Deactivation> => {
    const params = { path: { mvno_code: input.code } }
    const answer = await toOutcome(api.POST('/api/tariffs/deactivate/{mvno_code}', { params, signal }))
    if (answer.code === 'DEACTIVATE_PLAN_SUCCESS') return { outcome: 'deactivated' }
    if (answer.accepted || answer.code === SERVER_ERROR) throw new CallFailed('unreadable', 'code')
    return { outcome: 'refused' }
  })
