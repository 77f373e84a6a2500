import { useEffect } from 'react'
import type { Actor } from 'xstate'
import { type TopUpOrder, type TopUpPrepared, topUpMachine } from '../../../machines/topUp.machine'
import type { Api } from '../../api/client'
import { requireValue, toOutcome } from '../../api/outcome'
import { type Call, type PortsOf, port } from '../../core/port'
import { type Services, useServices } from '../../core/services'
import { useFlow } from '../../core/useFlow'
import { redirectAddress } from '../../lib/redirectAddress'

function topUpFlow(api: Api, { readSetting }: Services['deployment']) {
  const origins = {
    own: window.location.origin,
    api: readSetting('api-origin'),
    payment: readSetting('payment-origin'),
  }
  return topUpMachine.provide({
    actors: {
      prepareTopUp: port('charges', async ({ input, signal }: Call<TopUpOrder>): Promise<TopUpPrepared> => {
        const amount = requireValue(input.amount, 'amount')
        const body = { amount, phone: input.phone, type: 'topup', origin: 'at' } as const
        const answer = await toOutcome(api.POST('/api/prepare-transaction-request', { body, signal }))
        if (answer.code === 'TOPUP_FAILED_NUMBER_NOT_PREPAID') return { outcome: 'notPrepaid' }
        if (!answer.accepted || answer.code !== 'PREPARE_TRANSACTION_REQUEST_SUCCESS')
          return { outcome: 'refused' }
        const address = redirectAddress(requireValue(answer.data.body?.redirectUrl, 'redirectUrl'), origins)
        return address === null ? { outcome: 'untrustedAddress' } : { outcome: 'prepared', address }
      }),
    } satisfies PortsOf<typeof topUpMachine>,
  })
}

export type TopUpActor = Actor<typeof topUpMachine>

/** An order that the customer takes to the payment page. */
export interface PreparedTopUp {
  phone: string
  /** In euro. */
  amount: number
  /** Of the payment page. */
  address: string
}

/** Topping up by card, also after the customer has been away on the payment page. */
export function useTopUp(onPrepared: (order: PreparedTopUp) => void): TopUpActor {
  const { deployment } = useServices()
  const topUp: TopUpActor = useFlow((api) => topUpFlow(api, deployment), {
    reactions: {
      'payment.prepared'({ address }) {
        const { phone, amount } = topUp.getSnapshot().context
        if (amount !== null && address !== undefined) onPrepared({ phone, amount, address })
      },
    },
  })
  useEffect(() => {
    // The back-forward cache keeps this page as it was when the customer left for the payment page.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && topUp.send({ type: 'page.return' })
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [topUp])
  return topUp
}
