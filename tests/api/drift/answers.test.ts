import { describe, expect, it } from 'vitest'
import { createAnswerDecoder } from '../../../src/api/decoding/decodeAnswer'
import type { Drift } from '../../../src/api/decoding/drift'
import { isPartial, markPartial } from '../../../src/lib/partial'

function decode(operation: string, payload: unknown, status = 200) {
  const drifts: Drift[] = []
  const decodeAnswer = createAnswerDecoder((drift) => drifts.push(drift))
  const { refusesToken, ...answer } = decodeAnswer(operation, { json: payload, status, hasToken: true })
  return { answer, refusesToken, drifts }
}

function partial<Value extends object>(value: Value): Value {
  markPartial(value)
  return value
}

const bill = { billId: 'B-1', isBillPayed: false, remaining: 12.5 }
const [topUp, voicemail] = ['POST /api/voucher-topup', 'POST /api/voice-mail-state']
const [bills, listing, tariffs] = ['GET /api/bills', 'GET /api/listing', 'GET /api/tariffs']
const notifications = 'GET /api/notifications'
/** Neither success nor failure: the outcome of the call is unknown. */
const unclear = {}

const nested = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown

/** What the decoder makes of each of these answers. */
function itDecodes(title: string, operation: string, answer: object, ...answers: unknown[]) {
  it(`E1: the portal decodes ${operation} as described: ${title}`, () => {
    for (const payload of answers)
      expect(decode(operation, payload, payload === undefined ? 204 : 200).answer).toEqual(answer)
  })
}

itDecodes('a change needs a code', topUp, { data: { code: 'OK' } }, { code: 'OK', message: null, body: [] })
itDecodes('NO_ERROR names no failure', topUp, { data: { code: 'NO_ERROR' } }, { code: 'NO_ERROR' })
itDecodes('nor at the end', topUp, { data: { code: 'VOUCHER_NO_ERROR' } }, { code: 'VOUCHER_NO_ERROR' })
itDecodes(
  'money needs a code',
  topUp,
  unclear,
  { code: 200 },
  { code: '0' },
  { message: 'ok' },
  [],
  'ok',
  null,
)
const noText = { toString: 1, valueOf: 1 }
itDecodes(
  'a code is a text',
  topUp,
  unclear,
  { code: noText },
  { code: nested },
  { code: true },
  { code: [] },
)
itDecodes('a setting needs no code', voicemail, { data: {} }, undefined, [])
itDecodes('a read needs a body', bills, unclear, undefined, null, [{ billId: 1 }, null])
itDecodes(
  'a list is empty',
  bills,
  { data: [] },
  [],
  {},
  { code: 'OK', body: [] },
  { code: 'OK', body: null },
)
itDecodes(
  'a list is in an envelope',
  bills,
  { data: [bill] },
  { code: 'OK', message: null, body: { 0: bill } },
)
itDecodes('an empty reference is none', bills, { data: [bill] }, [{ ...bill, noderef: '' }])
const noNotifications = { data: { body: { notifications: [] } } }
itDecodes('null is an empty list', notifications, noNotifications, { body: { notifications: null } })
itDecodes('a needed list is absent', notifications, unclear, { body: {} })
const noListing = { data: { body: { listing: [] } } }
const emptyPdf = { noderef: '', filename: null }
itDecodes('an object is empty', listing, noListing, { body: { listing: [], listingPdf: emptyPdf } })
itDecodes(
  'a failure without a code is unclear',
  'POST /api/support-requests',
  unclear,
  ...[false, 0, '0', 'False'].flatMap((no) => [
    { success: no, message: 'Abgelehnt' },
    { code: 200, ok: no },
  ]),
  { error: 'Abgelehnt' },
  { error: true, code: null },
  { success: true, errors: ['Abgelehnt'] },
  { errors: { text: ['Abgelehnt'] } },
)
itDecodes(
  'no error is no failure',
  'POST /api/support-requests',
  { data: {} },
  { success: true, ok: 1, error: '', errors: [] },
  { success: null, error: null, errors: {} },
  { error: false },
  { error: 0 },
)
itDecodes(
  'a code outweighs a flag',
  topUp,
  { data: { code: 'OK' } },
  { code: 'OK', success: false, error: 'x' },
)
itDecodes('a pending change is unclear', topUp, unclear, { code: 'VOUCHER_TOPUP_PENDING' })
itDecodes('a failed read is unclear', bills, unclear, { success: false, body: [] })
const noTariffs = { data: { body: { tariffs: [] } } }
itDecodes('an object is an empty PHP list', tariffs, noTariffs, { body: { tariffs: [], oldTariff: [] } })

describe('a refusal', () => {
  it.each(['VOUCHER_TOPUP_ERROR', 'VOUCHER_INVALID', 'TOPUP_REJECTED', 'Payment_denied'])(
    'E1: has the code %s, whatever the status',
    (code) => {
      for (const status of [200, 422])
        expect(decode(topUp, { code }, status).answer).toEqual({ refusal: { code } })
    },
  )

  const validation_errors = { phone: 'Unbekannte Nummer', code: [7, { text: 'x' }], password: null }
  const fields = { validation_errors: { phone: ['Unbekannte Nummer'], code: partial(['7']) } }

  it.each<[said: unknown, status: number, refusal?: object]>([
    [
      { code: 4711, message: { text: 'x' }, body: { validation_errors } },
      422,
      { code: '4711', body: fields },
    ],
    [{ message: 'Schon benutzt' }, 409, { code: '', message: 'Schon benutzt' }],
    // The outcome of these calls is unknown.
    [{}, 400],
    [{ code: nested }, 400],
    [{ code: true }, 400],
    [{ message: 'Out of order' }, 500],
    [{ code: 500, message: 'Out of order' }, 503],
    ['<h1>502</h1>', 502],
    ['Too many requests', 429],
    [null, 404],
  ])('E1: keeps what is readable in %j with the status %s', (said, status, refusal) =>
    expect(decode(topUp, said, status).answer).toEqual(refusal ? { refusal } : unclear),
  )

  it('E1: may have fields with the names of built-in properties', () => {
    const said = JSON.parse(
      '{"code":"X_FAILED","body":{"validation_errors":{"__proto__":["a"],"constructor":"b"}}}',
    )
    const fields = decode('POST /api/send-sms', said).answer.refusal?.body?.validation_errors ?? {}
    expect(Object.entries(fields)).toEqual([
      ['__proto__', ['a']],
      ['constructor', ['b']],
    ])
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
  })
})

it.each([
  [{ code: 'REQUEST_FAILED_INVALID_TOKEN' }, 200, true],
  [{ code: 'REQUEST_FAILED_INVALID_TOKEN', message: {} }, 403, true],
  [{ message: 'Unauthorized' }, 401, true],
  [{ code: 401 }, 401, true],
  ['<h1>401</h1>', 401, true],
  [{ code: 'CHANGE_FAILED' }, 401, false],
  [{ code: 'REQUEST_FAILED_SERVER_ERROR' }, 500, false],
  [{ message: 'Forbidden' }, 403, false],
  [{ body: { user: {} } }, 200, false],
])('S4: %j with the status %s refuses the token: %s', (said, status, refusesToken) =>
  expect(decode('GET /api/me', said, status).refusesToken).toBe(refusesToken),
)

it('S4: the status cannot refuse a token that was not sent', () => {
  const decodeAnswer = createAnswerDecoder(() => {})
  expect(decodeAnswer('POST /api/password-login', { json: {}, status: 401 }).refusesToken).toBe(false)
})

describe('drift', () => {
  it('E1: that makes an entry unusable leaves it out and marks the list as partial', () => {
    const { answer, drifts } = decode(bills, [bill, { ...bill, isBillPayed: 'perhaps' }])
    expect(answer).toEqual({ data: partial([bill]) })
    expect(drifts).toEqual([
      { operation: bills, path: '[].isBillPayed', expected: 'boolean', found: 'text', effect: 'unusable' },
      {
        operation: bills,
        path: '',
        expected: 'list',
        found: 'entries that cannot be used',
        effect: 'leftOut',
      },
    ])
  })

  it.each([
    ['1.235', 'ambiguous text'],
    ['12,50', 'text'],
  ])('E1 B1: a bill whose amount is %j stays, and its amount is unknown', (amount, found) => {
    const unusable = { remaining: amount, total: { value: amount, label: '€' } }
    const { answer, drifts } = decode(bills, [{ ...bill, ...unusable }])
    expect(answer).toEqual({ data: [{ ...bill, remaining: null, total: null }] })
    expect(drifts).toEqual(
      ['[].remaining', '[].total.value']
        .map((path) => ({ operation: bills, path, expected: 'money', found, effect: 'unusable' }))
        .sort((one, other) => other.path.localeCompare(one.path)),
    )
  })

  it.each([
    ['€', undefined],
    ['Euro', undefined],
    ['min', 1.235],
    [null, 1.235],
  ])('E1: "1.235" of an account in %j is decoded as %j', (unit, balance) => {
    const account = { name: 'Konto', unit, balance: '1.235' }
    const { answer, drifts } = decode('GET /api/resources', {
      body: { resources: { OTHER: [account, { name: 'B' }] } },
    })
    const accounts = Object(answer.data).body.resources.OTHER
    expect(accounts[0].balance).toBe(balance)
    expect(drifts[0]?.found).toBe('ambiguous text')
    expect(isPartial(accounts)).toBe(balance === undefined)
  })

  it('E1: is not reported for a missing object', () => {
    const listingPdf = { noderef: '', filename: '' }
    const { answer, drifts } = decode(listing, { body: { listing: [], listingPdf } })
    expect(drifts).toEqual([])
    expect(isPartial(answer.data)).toBe(false)
  })

  it('E1: is reported once, without a value', () => {
    const drifts: Drift[] = []
    const decodeAnswer = createAnswerDecoder((drift) => drifts.push(drift))
    const said = { body: { user: { fullName: 4711, contracts: [{ productId: 1 }, { productId: 2 }] } } }
    for (let time = 0; time < 3; time++) decodeAnswer('GET /api/me', { json: said, status: 200 })
    expect(drifts.map(({ path, found, effect }) => [path, found, effect])).toEqual([
      ['body.user.fullName', 'number', 'repaired'],
      ['body.user.contracts[].productId', 'number', 'repaired'],
    ])
  })
})
