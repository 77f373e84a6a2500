import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { actorDriver } from '../actorDriver'
import { freeze } from '../freeze'
import { gapsOf } from '../gaps'
import { goldenText, parseGolden } from '../golden'
import { type ConfigPath, replaced } from '../machineConfig'
import { isKilled, tryMutants } from '../mutantGate'
import { canary } from '../mutants'
import { runPath } from '../runPaths'
import { parallelSample, sample } from './samples'

const golden = freeze(sample)
const parallelGolden = freeze(parallelSample)

/** The sample with something else at one place of its configuration. */
const changed = (path: ConfigPath, value: unknown): AnyStateMachine =>
  createMachine(Object(replaced(sample.machine.config, path, value)), sample.machine.implementations)

const states = ['states'] as const

describe('X4: paths frozen from a machine', () => {
  test('are all walked by that machine', async () => {
    for (const path of golden.paths) await runPath(golden, path, actorDriver(sample.machine))
    for (const path of parallelGolden.paths)
      await runPath(parallelGolden, path, actorDriver(parallelSample.machine))
  })

  test('leave nothing uncovered', () => {
    expect(gapsOf(sample, golden)).toEqual([])
    expect(gapsOf(parallelSample, parallelGolden)).toEqual([])
  })

  test('come back from their file as they were', () => {
    expect(parseGolden(goldenText(golden))).toEqual(JSON.parse(JSON.stringify(golden)))
  })

  test('let timers of parallel regions elapse in the order of their time', () => {
    const text = goldenText(parallelGolden)
    expect(text).toContain('{"type":"xstate.after.lightTime.parallelSample.light.lit","delay":7000}')
    expect(text).not.toContain('"xstate.after.lightTime.parallelSample.light.lit","delay":0')
  })

  const coinGuard = [...states, 'choosing', 'on', 'coin.insert', 'guard']
  test.each([
    ['a swapped guard', changed(coinGuard, () => true)],
    ['a guard that never holds', changed(coinGuard, () => false)],
    ['a dropped transition', changed([...states, 'jammed', 'on', 'failure.dismiss'], undefined)],
    ['another target', changed([...states, 'brewing', 'invoke', 'onError', 'target'], 'choosing')],
    ['a wrong port input', changed([...states, 'brewing', 'invoke', 'input'], () => ({ name: 'coffee' }))],
    [
      'a wrong payload',
      changed([...states, 'choosing', 'on', 'coin.insert', 'actions', 'params'], { cents: 1 }),
    ],
    ['an event not emitted', changed([...states, 'brewing', 'invoke', 'onDone'], { target: 'choosing' })],
    ['a lost tag', changed([...states, 'brewing', 'tags'], undefined)],
    [
      'an event no longer ignored',
      changed([...states, 'jammed', 'on', 'coin.insert'], { target: 'choosing' }),
    ],
    ['a delay too short', sample.machine.provide({ delays: { brewingLimit: 29_000 } })],
    ['a delay too long', sample.machine.provide({ delays: { brewingLimit: 31_000 } })],
    ['a machine that does nothing', canary(sample.machine)],
  ])('refuse %s', async (_, machine) => {
    expect(await isKilled(golden, machine)).toBe(true)
  })

  test('do not refuse a configuration that was only copied', async () => {
    expect(await isKilled(golden, changed(['id'], 'sample'))).toBe(false)
  })

  test('say where and in which path a machine differs', async () => {
    const wrong = changed([...states, 'brewing', 'invoke', 'input'], () => ({ name: 'coffee' }))
    const path = golden.paths.find(({ steps }) => steps.some(({ calls }) => calls.length > 0))
    if (!path) throw new Error('no path calls a port')
    await expect(runPath(golden, path, actorDriver(wrong))).rejects.toThrow(
      /^choosing: expected brewing, saw brewing with other calls\nstep \d+ of \d+: drink\.choose\(name tea, price 150\)\n {2}calls\.0\.input\.name: expected "tea", saw "coffee"$/,
    )
  })
})

describe('X4: gaps', () => {
  test('name what a missing path covered', () => {
    const ignoring = golden.paths.filter(({ name }) => !name.includes('ignores'))
    expect(gapsOf(sample, { ...golden, paths: ignoring })).toContain(
      'not covered: in jammed ignore {"type":"coin.insert","cents":50}',
    )
  })

  test('name a transition that nothing can reach, unless a reason is given', () => {
    const machine = changed([...states, 'jammed', 'on', 'service.call'], { target: 'choosing' })
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

describe('X4: mutants', () => {
  test('are all told from the machine by its paths', async () => {
    for (const [alphabet, paths] of [[sample, golden] as const, [parallelSample, parallelGolden] as const]) {
      const { total, survivors } = await tryMutants(alphabet, paths)
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
