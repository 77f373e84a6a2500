import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, it } from 'vitest'
import { operationIds } from '../../src/api/operationIds.gen'
import { recordOf } from '../../src/app/reports/recordOf'
import { brands } from '../../src/brands'
import { paths } from '../../src/domain/paths'
import type { ChangeKind } from '../../src/flows/announcement'
import type { Incidents } from '../../src/flows/report'

interface Receiver {
  transforms: {
    allowed: { source: string }
    bounded: { source: string }
    counted: { inputs: string[]; metrics: { tags: Record<string, string> }[] }
  }
}

const { transforms } = load(readFileSync('deploy/reports/vector.yaml', 'utf8')) as Receiver

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
  const [, list = ''] = /fields = \[([^\]]+)\]/.exec(transforms.allowed.source) ?? []
  const taken = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name)
  const kinds = Object.keys(full) as (keyof Incidents)[]
  const told = kinds.flatMap((kind) => Object.keys(recordOf(kind, full[kind] as never)))
  const ofEach = ['route', 'build', 'brand', 'locale', 'engine']
  expect([...new Set(taken)].sort()).toEqual([...new Set([...told, ...ofEach])].sort())
})

const reasons: Record<Incidents['callFailed']['reason'], true> = {
  ...{ unreachable: true, unreadable: true, refused: true, givenUp: true },
}
const changes: Record<ChangeKind, true> = {
  ...{ tariff: true, voucher: true, password: true, tvPassword: true, resetPassword: true },
  ...{ setting: true, consent: true, request: true },
}

it('X3: no label of a counter has a value that anybody may choose', () => {
  const lists = [...transforms.bounded.source.matchAll(/includes\(\[([^\]]+)\], \.(\w+)\)/g)]
  const allowed = Object.fromEntries(
    lists.map(([, list = '', label]) => [
      label,
      [...list.matchAll(/"([^"]*)"/g)].map(([, value]) => value).sort(),
    ]),
  )
  expect(allowed).toEqual({
    kind: Object.keys(full).sort(),
    operation: Object.values(operationIds).sort(),
    route: Object.values(paths).sort(),
    name: expect.arrayContaining(['LCP', 'INP', 'CLS', 'TypeError']),
    reason: Object.keys(reasons).sort(),
    change: Object.keys(changes).sort(),
    brand: Object.keys(brands).sort(),
  })
  const others = [...transforms.bounded.source.matchAll(/(?:match\(to_string\(|split\(.*\), )\.(\w+)\)/g)]
  const bounded = [...Object.keys(allowed), ...others.map(([, label]) => label)]
  expect(Object.keys(transforms.counted.metrics[0]?.tags ?? {}).sort()).toEqual(bounded.sort())
})
