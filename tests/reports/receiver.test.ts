import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, it } from 'vitest'
import { recordOf } from '../../src/app/reports/recordOf'
import type { Incidents } from '../../src/flows/report'

interface Receiver {
  transforms: { allowed: { source: string } }
}

/** Each kind, with all that can be told of it. */
const full: { [Kind in keyof Incidents]: Incidents[Kind] } = {
  crash: {
    how: 'caught',
    error: Object.assign(new TypeError(), { stack: 'at x (https://p.at/assets/Bills-x1.js:2:17)' }),
  },
  callFailed: { operation: 'GET /api/me', id: '7K3M-Q0XR', reason: 'unreadable', status: 502 },
  drift: {
    operation: 'GET /api/me',
    path: 'body.user',
    expected: 'text',
    found: 'number',
    effect: 'repaired',
  },
  chunkMissing: { error: new Error('https://p.at/assets/Bills-x1.js') },
  outcomeUnknown: { change: 'voucher' },
  paymentFormBroken: {},
  policyViolated: { effectiveDirective: 'img-src' },
  vital: { name: 'LCP', value: 1, rating: 'good' },
}

it('X3: the example receiver takes what the portal tells, and nothing else', () => {
  const { transforms } = load(readFileSync('deploy/reports/vector.yaml', 'utf8')) as Receiver
  const [, list = ''] = /fields = \[([^\]]+)\]/.exec(transforms.allowed.source) ?? []
  const taken = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name)
  const kinds = Object.keys(full) as (keyof Incidents)[]
  const told = kinds.flatMap((kind) => Object.keys(recordOf(kind, full[kind] as never)))
  const ofEach = ['route', 'build', 'brand', 'locale', 'engine']
  expect([...new Set(taken)].sort()).toEqual([...new Set([...told, ...ofEach])].sort())
})
