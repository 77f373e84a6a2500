import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { listingMachine } from '../../../machines/listing.machine'
import { loadCases } from '../../../tests/paths/cases/all'
import { cases as voucher } from '../../../tests/paths/cases/voucher'
import { actorWalk } from '../actorWalk'
import { type Cases, casesOf } from '../cases'
import { gapsOf } from '../coverage'
import { generatePaths } from '../generatePaths'
import { goldenText, parseGolden, readGolden } from '../golden'
import { killerOf, tryMutants } from '../mutantGate'
import { changeConfig } from '../mutants'
import type { ObservedSnapshot } from '../observedSnapshot'
import { runRandomWalks } from '../randomWalk'
import { runPath, type StartWalk } from '../runPaths'

const golden = readGolden('voucher')

/** The cases of a machine with another value at one place of its configuration. */
const withValue = (cases: Cases, place: string, value: unknown): Cases => ({
  ...cases,
  machine: changeConfig(cases.machine, place.split(' '), value),
})

test('X4: the compiler checks cases against the types of their machine', () => {
  const page = { page: 1, numberOfPages: 1, entries: [], pdf: null }
  const starts = { all: { month: '2026-11', type: 'ALL' } } as const
  const listing = { starts, events: [], outcomes: { loadPage: { page } } }
  // The compiler fails if the line after an expected error has none.
  // @ts-expect-error no event has this type
  casesOf(listingMachine, { ...listing, events: [{ type: 'list.extended' }] })
  // @ts-expect-error the filter is missing
  casesOf(listingMachine, { ...listing, events: [{ type: 'filter.change', case: 'no filter' }] })
  const broken = { page: { page: 2 } }
  // @ts-expect-error a page has entries
  casesOf(listingMachine, { ...listing, outcomes: { loadPage: broken } })
  // @ts-expect-error the answers of the port are missing
  casesOf(listingMachine, { ...listing, outcomes: {} })
  const brokenNext = { loadNextPage: { port: 'loadPage', outputs: broken } } as const
  // @ts-expect-error a page has entries
  casesOf(listingMachine, { ...listing, exceptions: brokenNext })
  const misspelt = { loadLastPage: { port: 'loadPage', outputs: { page } } } as const
  expect(() => casesOf(listingMachine, { ...listing, exceptions: misspelt })).toThrow(
    'listing does not invoke loadPage as loadLastPage',
  )
})

test.each(['consent', 'topUp'])('X4: the paths and names of %s are as in its file', async (stem) => {
  const text = goldenText(generatePaths(await loadCases(stem)))
  expect(text).toBe(readFileSync(`tests/paths/golden/${stem}.json`, 'utf8'))
  expect(goldenText(parseGolden(text))).toBe(text)
})

const wrongVoucher = { phone: '436601000001', code: '1' }
const wrongInput = withValue(voucher, 'states redeeming invoke input', () => wrongVoucher).machine
const wrongPayload = withValue(
  voucher,
  'states entering on voucher.submit 0 actions params',
  wrongVoucher,
).machine

test.each<[string, AnyStateMachine, boolean]>([
  ['pass a configuration that was only copied', withValue(voucher, 'id', 'voucher').machine, false],
  ['refuse a wrong payload', wrongPayload, true],
  ['refuse a wrong input of a port', wrongInput, true],
])('X4: golden paths %s', async (_, machine, isRefused) => {
  const killer = await killerOf(golden, golden.paths, machine)
  expect(killer !== undefined).toBe(isRefused)
})

test.each([1_900, 2_100])(
  'X4: golden paths refuse a delay of another length (%i ms)',
  async (savedNotice) => {
    const { machine } = await loadCases('setting')
    const settingGolden = readGolden('setting')
    const slower = machine.provide({ delays: { savedNotice } })
    expect(await killerOf(settingGolden, settingGolden.paths, slower)).toBeDefined()
  },
)

/** The paths without those that edit the voucher. */
const partialGolden = {
  ...golden,
  paths: golden.paths.filter(({ steps }) => !steps.some(({ event }) => event.type === 'voucher.edit')),
}

test('X4: mutants survive paths that no longer ignore an edit', async () => {
  const { total, survivors } = await tryMutants(voucher, partialGolden)
  expect(total).toBeGreaterThan(50)
  expect(survivors).toContain('transition added: redeeming.on.voucher.edit (to #voucher.entering)')
})

test('X4: gaps name uncovered and unreachable targets, needless reasons, and paths with an unknown event', () => {
  expect(gapsOf(voucher, partialGolden)).toContain('not covered: in redeeming ignore {"type":"voucher.edit"}')
  const withUnreachable = withValue(voucher, 'states redeeming on service.call', { target: 'entering' })
  const target = 'transition voucher.redeeming ─service.call#0→ voucher.entering'
  expect(gapsOf(withUnreachable, golden)).toEqual([`out of reach: ${target}`])
  expect(gapsOf({ ...withUnreachable, unreachable: { [target]: 'needs a technician' } }, golden)).toEqual([])
  expect(gapsOf({ ...voucher, unreachable: { 'state voucher.redeeming': 'never' } }, golden)).toEqual([
    'listed as unreachable, but reached: state voucher.redeeming',
  ])
  const events = voucher.events.filter(({ type }) => type !== 'voucher.edit')
  expect(gapsOf({ ...voucher, events }, golden).join()).toContain('no longer possible: path ')
})

const wrongState = withValue(voucher, 'states redeeming invoke onError target', 'entering').machine
const withoutButton: StartWalk<ObservedSnapshot> = async (start) => ({
  ...(await actorWalk(voucher.machine)(start)),
  fire: () => Promise.reject(new Error('there is no button\n<body>')),
})

test.each([
  [
    'the wrong state',
    actorWalk(wrongState),
    'redeeming → error(redeemVoucher): another snapshot than entering.unanswered\n  tags: expected ["outcomeUnknown"], saw []\n  value.entering: expected "unanswered", saw "ready"',
  ],
  [
    'the wrong call',
    actorWalk(wrongInput),
    'entering.ready → voucher.submit(complete): another snapshot than redeeming\n  calls.0.input.code: expected "100020003010", saw "1"',
  ],
  [
    'an event that cannot happen',
    withoutButton,
    'entering.ready → voucher.submit(complete): there is no button\n  <body>',
  ],
])('X4: a walk that meets %s names state, event and difference', async (_, startWalk, message) => {
  const [path] = golden.paths
  await expect(path && runPath(golden, path, startWalk)).rejects.toThrow(new Error(message))
})

test('X4: a random walk reports a machine that differs from its graph, with the steps', async () => {
  let attempts = 0
  const voucherIsComplete = () => attempts++ % 3 > 0
  const machine = voucher.machine.provide({ guards: { voucherIsComplete } })
  await expect(runRandomWalks({ ...voucher, machine }, { seed: 7, numRuns: 20 })).rejects.toThrow(
    /differs from the graph: .+ → [\s\S]+\nWALK_SEED=7 repeats this walk/,
  )
})
