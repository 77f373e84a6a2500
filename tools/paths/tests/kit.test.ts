import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadAlphabet } from '../../../tests/paths/alphabets'
import { actorDriver } from '../actorDriver'
import { createCounter, gapsOf } from '../coverage'
import { figuresTable } from '../figures'
import { freeze } from '../freeze'
import { goldenText, parseGolden, readGolden } from '../golden'
import { isKilled, tryMutants } from '../mutantGate'
import { canary } from '../mutants'
import { runPath } from '../runPaths'
import { takingEveryTransition } from '../transitionCover'
import { golden, pathBy, sample, sampleWith } from './samples'

test.each(['consent', 'topUp'])(
  'X4: the paths of %s are frozen as in its file, with the same names',
  async (stem) => {
    const text = goldenText(freeze(await loadAlphabet(stem)))
    expect(text).toBe(readFileSync(`tests/paths/golden/${stem}.json`, 'utf8'))
    expect(goldenText(parseGolden(text))).toBe(text)
  },
)

test.each([
  ['pass a configuration that was only copied', sampleWith('id', 'sample'), false],
  ['refuse a wrong payload', sampleWith('states/choosing/on/coin.insert/actions/params', { cents: 1 }), true],
  [
    'refuse a wrong input of a port',
    sampleWith('states/brewing/invoke/input', () => ({ name: 'coffee' })),
    true,
  ],
  ['refuse a delay too short', sample.machine.provide({ delays: { brewingLimit: 29_000 } }), true],
  ['refuse a delay too long', sample.machine.provide({ delays: { brewingLimit: 31_000 } }), true],
  ['refuse a machine that does nothing', canary(sample.machine), true],
])('X4: frozen paths %s', async (_, machine, isRefused) => {
  expect(await isKilled(golden, machine)).toBe(isRefused)
})

/** The sample's paths without those that end with ignored events. */
const careless = { ...golden, paths: golden.paths.filter(({ name }) => !name.includes('ignores')) }

test('X4: all paths kill all mutants; those that no longer ignore anything let some survive', async () => {
  const { total, survivors } = await tryMutants(sample, golden)
  expect(survivors).toEqual([])
  expect(total).toBeGreaterThan(50)
  expect((await tryMutants(sample, careless)).survivors).toContain(
    'transition added: jammed.on.coin.insert (to #sample.choosing)',
  )
})

test('X4: gaps name what no path covers, what nothing can reach without a reason, and paths that end early', () => {
  expect(gapsOf(sample, golden)).toEqual([])
  expect(gapsOf(sample, careless)).toContain(
    'not covered: in jammed ignore {"type":"coin.insert","cents":50}',
  )

  const machine = sampleWith('states/jammed/on/service.call', { target: 'choosing' })
  const target = 'transition sample.jammed ─service.call#0→ sample.choosing'
  expect(gapsOf({ ...sample, machine }, golden)).toEqual([`out of reach: ${target}`])
  const unreachable = { [target]: 'only a technician can do it' }
  expect(gapsOf({ ...sample, machine, unreachable }, golden)).toEqual([])
  expect(gapsOf({ ...sample, unreachable: { 'state sample.jammed': 'never' } }, golden)).toEqual([
    'listed as unreachable, but it is reached: state sample.jammed',
  ])

  const events = sample.events.filter(({ type }) => type !== 'failure.dismiss')
  expect(gapsOf({ ...sample, events }, golden).join('\n')).toContain('cannot be walked any more: choosing')
})

const broken = sampleWith('states/brewing/invoke/onError/target', 'choosing')
const wrongInput = sampleWith('states/brewing/invoke/input', () => ({ name: 'coffee' }))
const withoutButton = {
  ...actorDriver(sample.machine),
  fire: () => Promise.reject(new Error('there is no button\n<body>')),
}

test.each([
  [
    'the wrong state',
    actorDriver(broken),
    'brewing → error(brewDrink): another moment than jammed\n  value: expected "jammed", saw "choosing"\n  tags: expected ["failed"], saw []',
  ],
  [
    'the wrong call',
    actorDriver(wrongInput),
    'choosing → drink.choose(name tea, price 150): another moment than brewing\n  calls.0.input.name: expected "tea", saw "coffee"',
  ],
  [
    'an event that cannot happen',
    withoutButton,
    'choosing → coin.insert(cents 50): there is no button\n  <body>',
  ],
])(
  'X4: a walk that meets %s names the state before, the event, and what alone is different',
  async (_, driver, message) => {
    await expect(runPath(golden, pathBy('xstate.error'), driver)).rejects.toThrow(new Error(message))
  },
)

test('X4: the report counts for each system what its paths cover', async () => {
  const [, actor, jsdom, ...others] = (await figuresTable(['session'], ['actor', 'jsdom'])).split('\n')
  expect(actor).toMatch(/^session +actor +7 +(?:(\d+)\/\1 *)+$/)
  expect(jsdom).toMatch(/^session +jsdom +7 /)
  expect(jsdom).not.toMatch(/(?: (\d+)\/\1 *)+$/)
  expect(others).toEqual([])
})

test('X4: of the paths of a machine, few take every transition of all of them', async () => {
  const frozen = readGolden('topUp')
  const alphabet = await loadAlphabet('topUp')
  const chosen = takingEveryTransition(alphabet.machine, frozen, frozen.paths)
  const [states, transitions, pairs, , guards, requirements] = createCounter(alphabet)(chosen)
  for (const figure of [states, transitions, guards, requirements]) expect(figure).toMatch(/^(\d+)\/\1$/)
  expect(pairs).not.toMatch(/^(\d+)\/\1$/)
  expect(new Set(chosen.map(({ start }) => start))).toEqual(new Set(Object.keys(frozen.starts)))
  expect(chosen.length).toBeLessThan(frozen.paths.length / 2)
})
