import { describe, expect, test } from 'vitest'
import { actorDriver } from '../actorDriver'
import { gapsOf } from '../coverage'
import type { Driver } from '../driver'
import { goldenText, parseGolden } from '../golden'
import { isKilled, tryMutants } from '../mutantGate'
import { canary, changed } from '../mutants'
import { eventLabel, ignoresName, shortWayName } from '../names'
import { runPath } from '../runPaths'
import { golden, parallelGolden, parallelSample, pathBy, sample } from './samples'

const samples = [
  [sample, golden],
  [parallelSample, parallelGolden],
] as const

const withChange = (path: string, value: unknown) => changed(sample.machine, path.split('/'), value)

describe('X4: paths frozen from a machine', () => {
  test('are all walked by that machine and leave nothing uncovered', async () => {
    for (const [alphabet, frozen] of samples) {
      for (const path of frozen.paths) await runPath(frozen, path, actorDriver(alphabet.machine))
      expect(gapsOf(alphabet, frozen)).toEqual([])
    }
  })

  test('come back from their file as they were', () => {
    for (const [, frozen] of samples)
      expect(parseGolden(goldenText(frozen))).toEqual(JSON.parse(JSON.stringify(frozen)))
  })

  test('let timers of parallel regions elapse in the order of their time', () => {
    const text = goldenText(parallelGolden)
    expect(text).toContain('{"type":"xstate.after.lightTime.parallelSample.light.lit","delay":7000}')
    expect(text).not.toContain('"xstate.after.lightTime.parallelSample.light.lit","delay":0')
  })

  test.each([
    ['a wrong payload', withChange('states/choosing/on/coin.insert/actions/params', { cents: 1 })],
    ['a wrong input of a port', withChange('states/brewing/invoke/input', () => ({ name: 'coffee' }))],
    ['a delay too short', sample.machine.provide({ delays: { brewingLimit: 29_000 } })],
    ['a delay too long', sample.machine.provide({ delays: { brewingLimit: 31_000 } })],
    ['a machine that does nothing', canary(sample.machine)],
  ])('refuse %s', async (_, machine) => {
    expect(await isKilled(golden, machine)).toBe(true)
  })

  test('do not refuse a configuration that was only copied', async () => {
    expect(await isKilled(golden, withChange('id', 'sample'))).toBe(false)
  })
})

describe('X4: mutants', () => {
  test('are all killed by the paths of their machine', async () => {
    for (const [alphabet, frozen] of samples) {
      const { total, survivors } = await tryMutants(alphabet, frozen)
      expect(survivors).toEqual([])
      expect(total).toBeGreaterThan(50)
    }
  })

  test('survive where no path ignores anything', async () => {
    const paths = golden.paths.filter(({ name }) => !name.includes('ignores'))
    const { survivors } = await tryMutants(sample, { ...golden, paths })
    expect(survivors).toContain('transition added: jammed.on.coin.insert (to #sample.choosing)')
  })
})

describe('X4: gaps', () => {
  test('name what a missing path covered', () => {
    const paths = golden.paths.filter(({ name }) => !name.includes('ignores'))
    expect(gapsOf(sample, { ...golden, paths })).toContain(
      'not covered: in jammed ignore {"type":"coin.insert","cents":50}',
    )
  })

  test('name a transition that nothing can reach, unless a reason is given', () => {
    const machine = withChange('states/jammed/on/service.call', { target: 'choosing' })
    const target = 'transition sample.jammed ─service.call#0→ sample.choosing'
    expect(gapsOf({ ...sample, machine }, golden)).toEqual([`out of reach: ${target}`])
    const unreachable = { [target]: 'only a technician can do it' }
    expect(gapsOf({ ...sample, machine, unreachable }, golden)).toEqual([])
    expect(gapsOf({ ...sample, unreachable: { 'state sample.jammed': 'never' } }, golden)).toEqual([
      'listed as unreachable, but it is reached: state sample.jammed',
    ])
  })

  test('name a path that the alphabet no longer allows', () => {
    const events = sample.events.filter(({ type }) => type !== 'failure.dismiss')
    expect(gapsOf({ ...sample, events }, golden).join('\n')).toContain('cannot be walked any more: choosing')
  })
})

describe('X4: a walk that leaves its path', () => {
  const messageOf = async <Seen>(driver: Driver<Seen>) =>
    runPath(golden, pathBy('xstate.error'), driver).then(
      () => '',
      ({ message }: Error) => message,
    )

  test('names the state it was in, the event, and what alone is different', async () => {
    const astray = withChange('states/brewing/invoke/onError/target', 'choosing')
    expect((await messageOf(actorDriver(astray))).split('\n')).toEqual([
      'brewing → error(brewDrink): another moment than jammed',
      '  value: expected "jammed", saw "choosing"',
      '  tags: expected ["failed"], saw []',
    ])
    const wrongInput = withChange('states/brewing/invoke/input', () => ({ name: 'coffee' }))
    expect((await messageOf(actorDriver(wrongInput))).split('\n')).toEqual([
      'choosing → drink.choose(name tea, price 150): another moment than brewing',
      '  calls.0.input.name: expected "tea", saw "coffee"',
    ])
  })

  test('names an event that could not be brought about', async () => {
    const fire = async () => {
      throw new Error('there is no button\n<body>\n</body>')
    }
    expect(await messageOf({ ...actorDriver(sample.machine), fire })).toMatch(
      /^choosing → .+: there is no button\n {2}<body>\n {2}<\/body>$/,
    )
  })
})

describe('X4: the names of paths', () => {
  const steps = [
    { label: 'coin.insert(50)', value: 'choosing' },
    { label: 'drink.choose(tea)', value: 'brewing' },
    { label: 'done(brewDrink: an empty cup)', value: 'jammed' },
  ]

  test.each([
    [99, 'choosing → coin.insert(50) → drink.choose(tea) → brewing → brewDrink: an empty cup → jammed'],
    [50, '… → brewing → brewDrink: an empty cup → jammed'],
    [40, '… → brewDrink: an empty cup → jammed'],
    [12, '… → jammed'],
    [6, '… → b…'],
  ])('keep within %i characters the end of a way', (room, name) => {
    expect(shortWayName('choosing', steps, room)).toBe(name)
  })

  test('name an answer by its case, and count what is ignored where it would be a long list', () => {
    const type = 'xstate.done.actor.brewDrink'
    expect(eventLabel({ type, output: { cupIsFull: true }, case: 'a full cup' })).toBe(
      'done(brewDrink: a full cup)',
    )
    expect(ignoresName(['coin.insert(50)'])).toBe(' ignores coin.insert(50)')
    expect(ignoresName(['coin.insert(50)', 'drink.choose(tea)', 'failure.dismiss'])).toBe(' ignores 3 events')
  })
})
