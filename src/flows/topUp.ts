import type { Actor } from 'xstate'
import { type TopUpOrder, type TopUpPrepared, topUpMachine } from '../../machines/topUp.machine'
import type { Api } from '../api/client'
import { required, toOutcome } from '../api/outcome'
import { port } from './port'
import type { Services } from './services'

export function topUpFlow(api: Api, checkRedirect: Services['checkRedirect']) {
  return topUpMachine.provide({
    actors: {
      prepareTopUp: port<TopUpPrepared, TopUpOrder>(async ({ input, signal }) => {
        const amount = required(input.amount, 'amount')
        const body = { amount, phone: input.phone, type: 'topup', origin: 'at' } as const
        const answer = await toOutcome(api.POST('/api/prepare-transaction-request', { body, signal }))
        if (answer.code === 'TOPUP_FAILED_NUMBER_NOT_PREPAID') return { outcome: 'notPrepaid' }
        if (!answer.accepted || answer.code !== 'PREPARE_TRANSACTION_REQUEST_SUCCESS')
          return { outcome: 'refused' }
        const address = checkRedirect(required(answer.data.body?.redirectUrl, 'redirectUrl'))
        return address === null ? { outcome: 'misdirected' } : { outcome: 'prepared', address }
      }),
    },
  })
}

export type TopUpActor = Actor<ReturnType<typeof topUpFlow>>
