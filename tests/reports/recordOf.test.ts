import { describe, expect, it } from 'vitest'
import { engineOf, routePattern } from '../../src/app/reports/circumstances'
import { recordOf } from '../../src/app/reports/recordOf'
import type { Incidents } from '../../src/flows/report'

/** What no operator may see, as a provider, an address or a browser could bring it. */
const secret = 'ana.4366019998@example.at'
const stack = `Error: ${secret}
    at show (https://portal.example/reset-password/${secret}:1:2)
    at draw (https://portal.example/assets/Overview-B0S5PmRs.js:7:4411)`

function broken(name: string, message: string): Error {
  return Object.assign(new Error(message), { name, stack })
}

/** Each kind with a secret wherever one could stand. */
const hostile: { [Kind in keyof Incidents]: Incidents[Kind][] } = {
  crash: [
    { how: 'caught', error: broken('TypeError', secret) },
    { how: 'rejected', error: broken(secret, secret) },
    { how: 'uncaught', error: secret },
    { how: 'recovered', error: { name: secret, stack: { toString: () => secret } } },
  ],
  callFailed: [
    { operation: 'GET /api/me', id: secret, reason: 'unreachable', status: undefined },
    { operation: `GET /api/${secret}`, id: secret, reason: 'refused', status: 500 },
  ],
  drift: [
    { operation: 'GET /api/me', path: secret, expected: secret, found: secret, effect: 'leftOut' },
    { operation: secret, path: 'body.user', expected: 'text', found: 'number', effect: 'repaired' },
  ],
  chunkMissing: [
    { error: broken('ChunkMissing', `https://portal.example/assets/Bills-x1.js?${secret}`) },
    { error: secret },
  ],
  outcomeUnknown: [{ change: 'voucher' }],
  paymentFormBroken: [{}],
  policyViolated: [{ effectiveDirective: 'script-src-elem' }, { effectiveDirective: secret }],
  vital: [{ name: 'LCP', value: 1234.56789, rating: 'good' }],
}

const told = <Kind extends keyof Incidents>(kind: Kind, detail: Incidents[Kind]) =>
  JSON.stringify(recordOf(kind, detail))

describe.each(Object.keys(hostile) as (keyof Incidents)[])('a report of %s', (kind) => {
  it('X3: says nothing of the customer, whatever it is made of', () => {
    for (const detail of hostile[kind]) {
      const text = told(kind, detail as never)
      for (const part of ['ana', '4366019998', 'example']) expect(text).not.toContain(part)
    }
  })
})

it('X3: a report names the place in the build, the operation, or the missing file', () => {
  expect(recordOf('crash', { how: 'caught', error: broken('TypeError', secret) })).toEqual({
    ...{ kind: 'crash', how: 'caught', name: 'TypeError' },
    ...{ file: 'Overview-B0S5PmRs.js', line: 7, column: 4411 },
  })
  const call = {
    operation: 'POST /api/send-sms',
    id: '7K3M-Q0XR',
    reason: 'unreadable',
    status: 502,
  } as const
  expect(recordOf('callFailed', call)).toEqual({
    ...{ kind: 'callFailed', operation: 'sendSms', reason: 'unreadable', status: 502 },
  })
  const words = 'Failed to fetch dynamically imported module: https://p.at/assets/Bills-x1.js'
  const missing = recordOf('chunkMissing', { error: broken('TypeError', words) })
  expect(missing).toEqual({ kind: 'chunkMissing', file: 'Bills-x1.js' })
})

it.each([
  ['/', '/'],
  ['/bills', '/bills'],
  ['/BILLS/', '/bills'],
  ['/tariffs', '/Tariffs'],
  ['/notification/4711', '/notification/:id'],
  ['/reset-password/a/secret/token', '/reset-password/*'],
  ['/notification/4711/more', '/404'],
  ['/ana', '/404'],
])('X3: the page %s is told as %s', (path, pattern) => {
  expect(routePattern(path)).toBe(pattern)
})

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox 153'],
  [
    'Mozilla/5.0 (Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
    'Chromium 139',
  ],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1', 'WebKit 17'],
  [secret, 'other'],
])('X3: of %s the engine alone is told', (userAgent, engine) => {
  expect(engineOf(userAgent)).toBe(engine)
})
