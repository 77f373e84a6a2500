import { describe, expect, it } from 'vitest'
import type { Drift } from '../../src/api/reading/drift'
import { createAnswerReader } from '../../src/api/reading/readAnswer'
import { isPartial } from '../../src/lib/partial'

function read(operation: string, said: unknown, status = 200) {
  const drifts: Drift[] = []
  const readAnswer = createAnswerReader((drift) => drifts.push(drift))
  const { refusesToken, ...answer } = readAnswer(operation, { said, status, hasToken: true })
  return { answer, refusesToken, drifts }
}

const bill = { billId: 'B-1', isBillPayed: false, remaining: 12.5 }

describe('a change', () => {
  it('E1: needs its code alone', () => {
    const said = { code: 'VOUCHER_ACCEPTED', message: null, body: [] }
    const { answer, drifts } = read('POST /api/voucher-topup', said)
    expect({ answer, drifts }).toEqual({ answer: { data: { code: 'VOUCHER_ACCEPTED' } }, drifts: [] })
  })

  it.each([{ code: 200 }, { code: '0' }, { message: 'ok' }, [], 'ok', null])(
    'E1: of money says nothing by %j',
    (said) => expect(read('POST /api/voucher-topup', said).answer).toEqual({}),
  )

  it('E1: of a setting is done by an empty answer', () => {
    expect(read('POST /api/voice-mail-state', undefined, 204).answer).toEqual({ data: {} })
    expect(read('POST /api/voice-mail-state', []).answer).toEqual({ data: {} })
  })
})

describe('a code', () => {
  it.each(['NO_ERROR', 'VOUCHER_NO_ERROR'])('E1: %s names no failure', (code) =>
    expect(read('POST /api/voucher-topup', { code }).answer).toEqual({ data: { code } }),
  )

  it('E1: of any kind at all breaks nothing', () => {
    const nested = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown
    for (const code of [{ toString: 1, valueOf: 1 }, nested, true, []])
      for (const status of [200, 400])
        expect(read('POST /api/voucher-topup', { code }, status).answer).toEqual({})
  })
})

describe('a refusal', () => {
  it.each(['VOUCHER_TOPUP_ERROR', 'VOUCHER_INVALID', 'TOPUP_REJECTED', 'Payment_denied'])(
    'E1: is one by the code %s, whatever the status',
    (code) => {
      for (const status of [200, 422])
        expect(read('POST /api/voucher-topup', { code }, status).answer).toEqual({ refusal: { code } })
    },
  )

  it('E1: says what can be read of it', () => {
    const validation_errors = { phone: 'Unbekannte Nummer', code: [7, { text: 'x' }], password: null }
    const said = { code: 4711, message: { text: 'x' }, body: { validation_errors } }
    expect(read('POST /api/send-sms', said, 422).answer).toEqual({
      refusal: { code: '4711', body: { validation_errors: { phone: ['Unbekannte Nummer'], code: ['7'] } } },
    })
  })

  it('E1: needs no code where the status says that it is one', () => {
    expect(read('POST /api/voucher-topup', { message: 'Schon benutzt' }, 409).answer).toEqual({
      refusal: { code: '', message: 'Schon benutzt' },
    })
  })

  it.each([
    [{}, 400],
    [{ message: 'Out of order' }, 500],
    [{ code: 500, message: 'Out of order' }, 503],
    ['<h1>502</h1>', 502],
    ['Too many requests', 429],
    [null, 404],
  ])('E1: is not %j with the status %s: nobody knows what became of the call', (said, status) =>
    expect(read('POST /api/voucher-topup', said, status).answer).toEqual({}),
  )
})

describe('a token', () => {
  it.each([
    [{ code: 'REQUEST_FAILED_INVALID_TOKEN' }, 200],
    [{ code: 'REQUEST_FAILED_INVALID_TOKEN', message: {} }, 403],
    [{ message: 'Unauthorized' }, 401],
    [{ code: 401 }, 401],
    ['<h1>401</h1>', 401],
  ])('S4: is refused by %j with the status %s', (said, status) =>
    expect(read('GET /api/me', said, status).refusesToken).toBe(true),
  )

  it.each([
    [{ code: 'CHANGE_FAILED' }, 401],
    [{ code: 'REQUEST_FAILED_SERVER_ERROR' }, 500],
    [{ message: 'Forbidden' }, 403],
    [{ body: { user: {} } }, 200],
  ])('S4: stays with %j and the status %s', (said, status) =>
    expect(read('GET /api/me', said, status).refusesToken).toBe(false),
  )

  it('S4: that was not sent cannot be refused by the status', () => {
    const readAnswer = createAnswerReader(() => {})
    expect(readAnswer('POST /api/password-login', { said: {}, status: 401 }).refusesToken).toBe(false)
  })
})

describe('a list', () => {
  it('E1: leaves out the entry that cannot be used, and says that it is not whole', () => {
    const { answer, drifts } = read('GET /api/bills', [bill, { ...bill, remaining: '12,50' }])
    expect(answer).toEqual({ data: [bill] })
    expect(isPartial(answer.data as object)).toBe(true)
    expect(drifts).toEqual([
      {
        operation: 'GET /api/bills',
        path: '[].remaining',
        expected: 'number',
        found: 'text',
        effect: 'unusable',
      },
      {
        operation: 'GET /api/bills',
        path: '',
        expected: 'list',
        found: 'entries that cannot be used',
        effect: 'leftOut',
      },
    ])
  })

  it('E1: of which nothing can be used is not empty', () => {
    expect(read('GET /api/bills', [{ billId: 1 }, null]).answer).toEqual({})
  })

  it.each([[[]], [{}], [{ code: 'BILLS_OK', body: [] }]])('E1: is empty as %j', (said) =>
    expect(read('GET /api/bills', said).answer).toEqual({ data: [] }),
  )

  it('E1: may come in the envelope of all other answers', () => {
    expect(read('GET /api/bills', { code: 'BILLS_OK', message: null, body: { 0: bill } }).answer).toEqual({
      data: [bill],
    })
  })

  it('E1: may be nothing when it is empty', () => {
    const said = { body: { notifications: null } }
    expect(read('GET /api/notifications', said).answer).toEqual({ data: { body: { notifications: [] } } })
    expect(read('GET /api/notifications', { body: {} }).answer).toEqual({})
  })
})

describe('what says nothing', () => {
  it('E1: is told of nobody: no drift for an object that is not there', () => {
    const listingPdf = { noderef: '', filename: '' }
    const { answer, drifts } = read('GET /api/listing', { body: { listing: [], listingPdf } })
    expect(drifts).toEqual([])
    expect(isPartial(answer.data)).toBe(false)
  })

  it('E1: is an answer to a change, and none to a read', () => {
    expect(read('GET /api/bills', undefined, 204).answer).toEqual({})
    expect(read('GET /api/bills', { code: 'OK', body: null }).answer).toEqual({ data: [] })
    expect(read('GET /api/bills', null).answer).toEqual({})
  })

  it('P5: is not there: an empty reference is none', () => {
    const noderef = ''
    const said = { body: { listing: [], listingPdf: { noderef, filename: null } } }
    expect(read('GET /api/listing', said).answer).toEqual({ data: { body: { listing: [] } } })
    expect(read('GET /api/bills', [{ ...bill, noderef }]).answer).toEqual({ data: [bill] })
  })

  it('E1: is not there as an empty list of PHP', () => {
    const said = { body: { tariffs: [], oldTariff: [] } }
    expect(read('GET /api/tariffs', said).answer).toEqual({ data: { body: { tariffs: [] } } })
  })
})

it('E1: tells each drift once, and never a value', () => {
  const drifts: Drift[] = []
  const readAnswer = createAnswerReader((drift) => drifts.push(drift))
  const said = { body: { user: { fullName: 4711, contracts: [{ productId: 1 }, { productId: 2 }] } } }
  for (let time = 0; time < 3; time++) readAnswer('GET /api/me', { said, status: 200 })
  expect(drifts.map(({ path, found, effect }) => [path, found, effect])).toEqual([
    ['body.user.fullName', 'number', 'repaired'],
    ['body.user.contracts[].productId', 'number', 'repaired'],
  ])
})

it('E1: fields with the names of the language itself are fields like any other', () => {
  const said = JSON.parse(
    '{"code":"X_FAILED","body":{"validation_errors":{"__proto__":["a"],"constructor":"b"}}}',
  )
  const { answer } = read('POST /api/send-sms', said)
  const fields = answer.refusal?.body?.validation_errors ?? {}
  expect(Object.entries(fields)).toEqual([
    ['__proto__', ['a']],
    ['constructor', ['b']],
  ])
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
})
