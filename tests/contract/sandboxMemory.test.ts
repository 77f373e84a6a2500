import { describe, expect, it } from 'vitest'
import { createSandbox } from '../../sandbox/app'
import { emptyMemory } from '../../sandbox/memory'
import { createCaller, requestOf } from './caller'

const now = new Date(2026, 10, 20, 10)
const phone = '436601000001'
const topUp = { form: { amount: 20, phone, type: 'topup', origin: 'at' } }

/** A provider in the middle of all it can be in the middle of, and a copy of what it knows, as a browser keeps it. */
async function stopInTheMiddle() {
  const memory = emptyMemory()
  const { sandbox, signIn } = createCaller({ memory })
  const customer = await signIn('everyday')
  const { body } = await customer('prepareTopUp', topUp)
  await customer('sendSms', { form: { phone } })
  sandbox.clock.advance(60_000)
  sandbox.faults.set({ operationId: 'getDevices', fault: '500' })
  sandbox.gateway.faults.set('scriptMissing')
  const authorization = sandbox.requests[1]?.headers.Authorization ?? ''
  return { sandbox, authorization, redirectUrl: String(body.redirectUrl), kept: structuredClone(memory) }
}

describe('sandbox: what it knows', () => {
  it('is taken up by another one: session, payment, outbox, time and faults', async () => {
    const { sandbox, authorization, redirectUrl, kept } = await stopInTheMiddle()
    const next = createSandbox({ now, memory: kept })
    expect(next.outbox).toEqual(sandbox.outbox)
    expect(next.requests).toEqual(sandbox.requests)
    expect(next.clock.now()).toEqual(sandbox.clock.now())
    expect(next.faults.list()).toEqual(sandbox.faults.list())
    expect(next.gateway.faults.is('scriptMissing')).toBe(true)

    const body = new URLSearchParams({ action: 'pay' })
    const { headers } = await next.gateway.fetch(new Request(redirectUrl, { method: 'POST', body }))
    const checkoutId = new URL(headers.get('location') ?? '').searchParams.get('id') ?? ''
    const ask = requestOf('getTransactionStatus', {
      query: { checkoutId },
      headers: { Authorization: authorization },
    })
    const { body: told } = await (await next.fetch(ask)).json()
    expect(told.user.resources.balance.value).toBe(43.4)
    expect(sandbox.checkouts.charges).toEqual([])
  })

  it('is forgotten at a reset', async () => {
    const { authorization, kept } = await stopInTheMiddle()
    createSandbox({ now, memory: kept }).reset()
    const { provider, ...rest } = kept
    expect(rest).toEqual({ ...emptyMemory(), gatewayFaults: { active: undefined } })
    const next = createSandbox({ now, memory: kept })
    const ask = requestOf('getMe', { headers: { Authorization: authorization } })
    expect((await next.fetch(ask)).status).toBe(401)
  })
})
