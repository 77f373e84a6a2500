import { apiDocument, listOperations, type OperationId } from '../../sandbox/document'
import type { Sandbox } from '../../sandbox/sandbox'
import type { Contract } from '../../src/api/types'
import { type Ask, createTestApi } from './testApi'

const phone = '436601000001'
const contractOf = (id: string): Contract => ({
  productId: `P-${id}`,
  subscriptionId: `S-${id}`,
  logosoftId: `L-${id}`,
  contractId: `C-${id}`,
})

export const mobile = contractOf('1001')
const postpaid = contractOf('1002')
const television: Contract = { ...contractOf('1005'), isTv: true, contractLineExternalId: 'TV-1005' }

/** A call that succeeds, with its contract unless that is the first one. */
export interface Case extends Ask {
  contract?: Contract
}

async function smsLogin(sandbox: Sandbox): Promise<Case> {
  const { data } = await createTestApi(sandbox.fetch).call('sendSms', { form: { phone } })
  const { userId } = (data as { body: { user: { userId: string } } }).body.user
  return { form: { id: userId, code: sandbox.outbox[0]?.code ?? '' } }
}

async function resetToken(sandbox: Sandbox): Promise<string> {
  const form = { username: 'everyday', returnUrl: 'http://portal.test/reset-password' }
  await createTestApi(sandbox.fetch).call('requestPasswordReset', { form })
  return sandbox.outbox[0]?.link?.split('/').at(-1) ?? ''
}

function paidCheckoutId(sandbox: Sandbox, kind: 'topUp' | 'bill'): string {
  const checkout = sandbox.checkouts.prepare({ kind, amount: 10, purpose: phone })
  sandbox.checkouts.settle(checkout, 'paid')
  return checkout.id
}

/** A successful call of every operation that needs more than its address and the example in openapi.yaml. */
const cases: Partial<Record<OperationId, Case | ((sandbox: Sandbox) => Case | Promise<Case>)>> = {
  loginWithPassword: { form: { username: 'everyday', password: 'Portal2026' } },
  loginWithSms: smsLogin,
  getMeByPhone: { path: { phone } },
  changeLanguage: { form: { language: 1, phone } },
  getSmsNotifications: { query: { phone } },
  readNotification: { path: { id: 4 } },
  getListing: { query: { startDate: '01.11.2026', endDate: '30.11.2026', page: 1, type: 'CALL' } },
  activateTariff: { path: { mvno_code: 'PACK_DATA_5' }, form: { type: 'tariff', plan_id: 'PACK_DATA_5' } },
  deactivateTariff: { path: { mvno_code: 'FREE_M' } },
  getTvTariff: { path: { productId: 'P-1005' }, contract: television },
  getInternetTariff: { path: { productId: 'P-1006' } },
  getTvTariffs: { contract: television },
  topUpWithVoucher: { form: { phone, voucher: '100020003010' } },
  sendSupportRequest: {
    form: { request_type: 2, contractid: 'C-1001', text: 'Grüße & 100 % Fragen + mehr' },
  },
  getBills: { contract: postpaid },
  payBill: { form: { reference_number: 'R-1002-2026-11', amount: 29.9 }, contract: postpaid },
  downloadPdf: { form: { id: 'B-1002-2026-11' }, contract: postpaid },
  requestPasswordReset: { form: { username: 'everyday', returnUrl: 'http://portal.test/reset-password' } },
  updatePassword: async (sandbox) => ({ form: { password: 'Winter2027', token: await resetToken(sandbox) } }),
  checkReset: async (sandbox) => ({ form: { token: await resetToken(sandbox) } }),
  changeAccountPassword: { form: { password: 'Winter2027' } },
  changeTvPassword: { form: { password: 'Winter2027' }, contract: television },
  getTransactionStatus: (sandbox) => ({ query: { checkoutId: paidCheckoutId(sandbox, 'topUp') } }),
  getBillStatus: (sandbox) => ({ form: { checkoutId: paidCheckoutId(sandbox, 'bill') } }),
}

/** The form that openapi.yaml gives as an example. */
function exampleOf(id: OperationId): Case {
  const found = listOperations(apiDocument()).find(({ operation }) => operation.operationId === id)
  const example = found?.operation.requestBody?.content['application/x-www-form-urlencoded']?.example
  return example ? { form: example } : {}
}

export async function caseOf(id: OperationId, sandbox: Sandbox): Promise<Case> {
  const testCase = cases[id] ?? exampleOf(id)
  return typeof testCase === 'function' ? testCase(sandbox) : testCase
}
