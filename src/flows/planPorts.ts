import type { Activation, Deactivation, PlanCode } from '../../machines/tariff.machine'
import type { Api } from '../api/client'
import { toOutcome } from '../api/outcome'
import { planRefusal, SERVER_ERROR } from '../api/planRefusal'
import { port } from './port'

/** Activates a plan or package, which charges its price. */
export const activatePlan = (api: Api) =>
  port<Activation, Partial<PlanCode>>(async ({ input, signal }) => {
    const answer = await toOutcome(
      api.POST('/api/tariffs/activate/{mvno_code}', {
        params: { path: { mvno_code: input.code } },
        body: { type: 'tariff', plan_id: input.code },
        signal,
      }),
    )
    return { outcome: answer.accepted ? 'activated' : planRefusal(answer) }
  })

/** Ends a plan or package. */
export const deactivatePlan = (api: Api) =>
  port<Deactivation, Partial<PlanCode>>(async ({ input, signal }) => {
    const params = { path: { mvno_code: input.code } }
    const answer = await toOutcome(api.POST('/api/tariffs/deactivate/{mvno_code}', { params, signal }))
    if (answer.code === 'DEACTIVATE_PLAN_SUCCESS') return { outcome: 'deactivated' }
    return { outcome: answer.accepted || answer.code === SERVER_ERROR ? 'unconfirmed' : 'refused' }
  })
