import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { actorDriver } from '../actorDriver'
import { readDivergence } from '../divergence'
import type { Driver } from '../driver'
import { freeze } from '../freeze'
import { replaced } from '../machineConfig'
import { runPath } from '../runPaths'
import { sample } from './samples'

const golden = freeze(sample)
const path = golden.paths.find(({ steps }) => steps.some(({ event }) => event.type.includes('error.actor')))
if (!path) throw new Error('no path has a call that breaks')

const config = ['states', 'brewing', 'invoke', 'onError', 'target'] as const
const astray: AnyStateMachine = createMachine(
  Object(replaced(sample.machine.config, config, 'choosing')),
  sample.machine.implementations,
)

/** What the walk on a driver says of itself. */
const messageOf = async <Seen>(driver: Driver<Seen>) =>
  runPath(golden, path, driver).then(
    () => '',
    (error: Error) => error.message,
  )

describe('X4: a walk that leaves its path', () => {
  test('tells in its first line where it was, where it should be and where it is', async () => {
    const [head, step, ...details] = (await messageOf(actorDriver(astray))).split('\n')
    expect(head).toBe('brewing: expected jammed, saw choosing')
    expect(step).toMatch(/^step \d+ of \d+: error\(brewDrink\)$/)
    expect(details).toEqual([
      '  value: expected "jammed", saw "choosing"',
      '  tags: expected ["failed"], saw []',
    ])
  })

  /** A screen knows no states: it has a light and a text. */
  const screenOf = (machine: AnyStateMachine): Driver => {
    const { look, stateOf: _, expects, ...actor } = actorDriver(machine)
    const seen = ({ tags, context }: Awaited<ReturnType<typeof look>>) => ({
      light: tags.join(),
      coins: context.coins,
    })
    return {
      ...actor,
      look: async () => seen(await look()),
      expects: (moment) => seen({ ...moment, ...expects(moment) }),
    }
  }

  test('tells of a screen the state that looks most like it', async () => {
    const [head, , ...details] = (await messageOf(screenOf(astray))).split('\n')
    expect(head).toBe('brewing: expected jammed, saw choosing')
    expect(details).toEqual(['  light: expected "failed", saw ""'])
  })

  test('tells what could not be brought about, and is read from what a runner prints', async () => {
    const fire = async () => {
      throw new Error('there is no button\n<body>\n</body>')
    }
    const message = await messageOf({ ...actorDriver(sample.machine), fire })
    expect(readDivergence(`Error: ${message}\n    at somewhere.ts:1:2`)).toEqual({
      head: 'choosing: cannot go on, there is no button',
      step: 1,
      label: path.steps[0]?.label,
      details: ['<body>', '</body>'],
    })
    expect(readDivergence('Error: something else')).toBeUndefined()
  })
})
