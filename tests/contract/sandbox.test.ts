import { beforeEach, describe, expect, it } from 'vitest'
import { apiContract } from '../../sandbox/contract'
import type { OperationId } from '../../sandbox/document'
import { type Ask, type Caller, createCaller } from './caller'

const phone = '436601000001'
const period = { startDate: '01.11.2026', endDate: '30.11.2026', page: 1 }

/** Asks for a login code and for a reset link, and hands over what was sent. */
async function smsCode({ ask, sandbox }: Caller) {
  const { body } = await ask('sendSms', { form: { phone } })
  return { id: (body.user as { userId: string }).userId, code: sandbox.outbox[0]?.code ?? '' }
}
async function resetToken({ ask, sandbox }: Caller) {
  const returnUrl = 'http://portal.test/reset-password'
  await ask('requestPasswordReset', { form: { username: 'everyday', returnUrl } })
  return sandbox.outbox[0]?.link?.split('/').at(-1) ?? ''
}
function paidCheckout({ sandbox }: Caller, kind: 'topUp' | 'bill') {
  const checkout = sandbox.checkouts.prepare({ kind, amount: 10, purpose: phone })
  sandbox.checkouts.settle(checkout, 'paid')
  return checkout.id
}

/** What to send for a success, by operation; none can be left out. */
const successes: Record<OperationId, Ask | ((caller: Caller) => Ask | Promise<Ask>)> = {
  sendSms: { form: { phone } },
  loginWithPassword: { form: { username: 'everyday', password: 'Portal2026' } },
  loginWithSms: async (caller) => ({ form: await smsCode(caller) }),
  getMe: {},
  getMeByPhone: { path: { phone } },
  changeLanguage: { form: { language: 1, phone } },
  getLanguage: { form: { phone } },
  changeSmsNotifications: { form: { sms: 0, phone } },
  getSmsNotifications: { query: { phone } },
  changeVoicemailState: { form: { voice_mail_state: 1, phone } },
  getVoicemailState: {},
  getNotifications: {},
  readNotification: { path: { id: 4 } },
  getListing: { query: { ...period, type: 'CALL' } },
  getResources: {},
  getConsentStatus: {},
  getConsents: {},
  submitConsent: { form: { id: 1, agree: 1 } },
  getTariffs: {},
  activateTariff: { path: { mvno_code: 'PACK_DATA_5' }, form: { type: 'tariff', plan_id: 'PACK_DATA_5' } },
  deactivateTariff: { path: { mvno_code: 'FREE_M' } },
  getTvTariff: { path: { productId: 'P-1005' } },
  getInternetTariff: { path: { productId: 'P-1006' } },
  getTvTariffs: {},
  prepareTopUp: { form: { amount: 20, phone, type: 'topup', origin: 'at' } },
  topUpWithVoucher: { form: { phone, voucher: '1000-2000-3010' } },
  sendSupportRequest: { form: { request_type: 2, contractid: 'C-1001', text: 'Die SIM-Karte fehlt.' } },
  getSupportRequestTypes: {},
  getBills: { headers: { ContractId: 'C-1002' } },
  payBill: { form: { reference_number: 'R-1002-2026-11', amount: 29.9 } },
  downloadPdf: { form: { id: 'B-1002-2026-11' } },
  requestPasswordReset: { form: { username: 'everyday', returnUrl: 'http://portal.test/reset-password' } },
  updatePassword: async (caller) => ({ form: { password: 'Winter2027', token: await resetToken(caller) } }),
  checkReset: async (caller) => ({ form: { token: await resetToken(caller) } }),
  changeAccountPassword: { form: { password: 'Winter2027' } },
  changeTvPassword: { form: { password: 'Winter2027' }, headers: { externalTvId: 'TV-1005' } },
  getTransactionStatus: (caller) => ({ query: { checkoutId: paidCheckout(caller, 'topUp') } }),
  getBillStatus: (caller) => ({ form: { checkoutId: paidCheckout(caller, 'bill') } }),
  getDevices: {},
}

describe('sandbox: every operation of openapi.yaml', () => {
  let caller: Caller
  beforeEach(() => {
    caller = createCaller()
  })

  for (const { id, token } of apiContract().operations) {
    const asked = async (): Promise<Ask> => {
      const success = successes[id]
      return typeof success === 'function' ? success(caller) : success
    }

    it(`${id} succeeds as described`, async () => {
      const ask = token === 'none' ? caller.ask : await caller.signIn('everyday')
      const { status, json } = await ask(id, await asked())
      expect(status).toBe(200)
      if (id === 'getBills') expect(json).toHaveLength(8)
      else expect(json.code).toMatch(/_SUCCESS$/)
    })

    if (token !== 'none')
      it(`S4: ${id} refuses an unknown token`, async () => {
        const headers = { Authorization: 'Bearer unknown' }
        const { status, code } = await caller.ask(id, { ...(await asked()), headers })
        expect({ status, code }).toEqual({ status: 401, code: 'REQUEST_FAILED_INVALID_TOKEN' })
      })

    if (token === 'required')
      it(`S4: ${id} refuses a call without a token`, async () => {
        expect(await caller.ask(id, await asked())).toMatchObject({ code: 'REQUEST_FAILED_INVALID_TOKEN' })
      })
  }
})
