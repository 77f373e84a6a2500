import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, it } from 'vitest'
import { changeKinds } from '../../core/flows'
import type { Incidents } from '../../core/report'
import { paths } from '../../domain/paths'
import { operationIds } from './operationIds.gen'
import { recordOf } from './recordOf'
import { engineOf, routePattern } from './reportContext'

/** Data that no operator may see, as a provider, an address or a browser could send it. */
const secret = 'ana.4366019998@example.at'
const stack = `Error: ${secret}
    at show (https://portal.example/reset-password/${secret}:1:2)
    at draw (https://portal.example/assets/Overview-B0S5PmRs.js:7:4411)`

function broken(name: string, message: string): Error {
  return Object.assign(new Error(message), { name, stack })
}

/** Each kind with a secret in every place that can contain one. */
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
  brandUnknown: [{ requested: secret }],
  policyViolated: [{ effectiveDirective: 'script-src-elem' }, { effectiveDirective: secret }],
  flow: [{ counts: { 'voucher.entering voucher.submit 0': 2 } }],
  vital: [{ name: 'LCP', value: 1234.56789, rating: 'good' }],
}

const kinds = Object.keys(hostile) as (keyof Incidents)[]

it.each(kinds)('X3: a report of %s contains no customer data', (kind) => {
  for (const detail of hostile[kind]) {
    const text = JSON.stringify(recordOf(kind, detail as never))
    for (const part of ['ana', '4366019998', 'example']) expect(text).not.toContain(part)
  }
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
  const message = 'Failed to fetch dynamically imported module: https://p.at/assets/Bills-x1.js'
  const missing = recordOf('chunkMissing', { error: broken('TypeError', message) })
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
])('X3: the record names the page %s as %s', (path, pattern) => {
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
])('X3: the record has only the engine of %s', (userAgent, engine) => {
  expect(engineOf(userAgent)).toBe(engine)
})

interface Receiver {
  transforms: {
    allowed: { source: string }
    bounded: { source: string }
    counted: { inputs: string[]; metrics: { tags: Record<string, string> }[] }
  }
}

const { transforms } = load(readFileSync('deploy/reports/vector.yaml', 'utf8')) as Receiver
const wordsIn = (list: string) => [...list.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word).sort()

it('X3: the example receiver accepts exactly the fields that the portal reports', () => {
  const reported = kinds.flatMap((kind) => Object.keys(recordOf(kind, hostile[kind][0] as never)))
  const ofEach = ['route', 'build', 'brand', 'locale', 'engine', 'trail']
  const [, accepted = ''] = /fields = \[([^\]]+)\]/.exec(transforms.allowed.source) ?? []
  const lists = [...transforms.allowed.source.matchAll(/told\.(\w+) = /g)].map(([, name = '']) => name)
  expect([...wordsIn(accepted), ...lists].sort()).toEqual([...new Set([...reported, ...ofEach])].sort())
})

// The type ensures that the list is complete.
const reasons: Record<Incidents['callFailed']['reason'], true> = {
  ...{ unreachable: true, unreadable: true, refused: true, timedOut: true },
}
it('X3: each label of a counter has a fixed list of values', () => {
  const lists = [...transforms.bounded.source.matchAll(/includes\(\[([^\]]+)\], \.(\w+)\)/g)]
  const allowed = Object.fromEntries(lists.map(([, list = '', label]) => [label, wordsIn(list)]))
  expect(allowed).toEqual({
    kind: kinds.toSorted(),
    operation: Object.values(operationIds).sort(),
    route: Object.values(paths).sort(),
    name: expect.arrayContaining(['LCP', 'INP', 'CLS', 'TypeError']),
    reason: Object.keys(reasons).sort(),
    change: changeKinds.toSorted(),
  })
  const others = [...transforms.bounded.source.matchAll(/(?:match\(to_string\(|split\(.*\), )\.(\w+)\)/g)]
  const bounded = [...Object.keys(allowed), ...others.map(([, label]) => label)]
  expect(Object.keys(transforms.counted.metrics[0]?.tags ?? {}).sort()).toEqual(bounded.sort())
})
