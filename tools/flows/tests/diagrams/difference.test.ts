import { describe, expect, test } from 'vitest'
import { compared, comparedWithText } from '../../diagrams/against'
import { differencePage, wordsOf } from '../../diagrams/differencePage'
import { drawnFlowOf, drawnFlows } from '../../diagrams/drawnFlow'
import { reactionsIn, statesIn } from '../../diagrams/flow'
import { layoutOf, WIDEST } from '../../diagrams/layout'
import { svgOf } from '../../diagrams/svg'

const KETTLE = `import { emit, setup } from 'xstate'
export const kettleMachine = setup({
  types: {
    events: {} as { type: 'heat' } | { type: 'pour'; cups: number },
    emitted: {} as { type: 'water.boiled' },
  },
  actions: { announce: emit({ type: 'water.boiled' }) },
  guards: { isFull: () => true, isWarm: () => true },
  delays: { boilTime: 3_000 },
}).createMachine({
  id: 'kettle',
  description: 'Boiling water.',
  initial: 'cold',
  states: {
    cold: {
      description: 'The water is cold.',
      on: {
        heat: [
          { guard: 'isFull', target: 'heating', description: 'There is water.' },
          { guard: 'isWarm', target: 'hot', description: 'It was warm.' },
        ],
      },
    },
    heating: {
      description: 'The water becomes hot.',
      after: { boilTime: { target: 'hot', description: 'It boils.', actions: 'announce' } },
    },
    hot: { description: 'The water is hot.', on: { pour: { target: 'cold', description: 'It is poured.' } } },
  },
})`

const kettle = (...edits: [string, string][]) =>
  drawnFlowOf(
    'machines/kettle.machine.ts',
    edits.reduce((text, [was, is]) => {
      expect(text).toContain(was)
      return text.replaceAll(was, is)
    }, KETTLE),
  )

const changed = (...edits: [string, string][]) => {
  const [comparison] = compared(kettle(), kettle(...edits))
  if (comparison?.kind !== 'changed') throw new Error('nothing differs')
  return { words: wordsOf(comparison), ...comparison }
}

describe('X2: what became of a machine is told', () => {
  test('of a machine that is what it was, nothing', () => {
    expect(compared(kettle(), kettle())).toEqual([])
  })

  test.each<[string, [string, string], string]>([
    [
      'description',
      ['water is cold', 'water is not hot'],
      'changed: cold, description: “The water is cold.” → “The water is not hot.”',
    ],
    ['beginning', ["initial: 'cold'", "initial: 'hot'"], 'changed: kettle, beginning: “cold” → “hot”'],
    [
      'target',
      ["pour: { target: 'cold'", "pour: { target: 'heating'"],
      'changed: hot → heating on pour, target: “cold” → “heating”',
    ],
    [
      'guard',
      ["guard: 'isFull'", "guard: 'hasWater'"],
      'changed: cold → heating on heat [hasWater], guard: “isFull” → “hasWater”',
    ],
    [
      'reenter',
      ["pour: { target: 'cold'", "pour: { reenter: true, target: 'cold'"],
      'changed: hot → cold on pour, reenter: “false” → “true”',
    ],
    [
      'actions',
      [", actions: 'announce'", ''],
      'changed: heating → hot after boilTime, actions: “announce” → none',
    ],
    [
      'a state more',
      ['  states: {', "  states: { broken: { description: 'It is broken.' },"],
      'new: broken (It is broken.)',
    ],
    [
      'an arrow less',
      ["{ guard: 'isWarm', target: 'hot', description: 'It was warm.' },", ''],
      'gone: cold → hot on heat [isWarm] (It was warm.)',
    ],
    ['a time limit', ['3_000', '4_000'], 'new: the time limit boilTime 4 s'],
    ['what is announced', ["'water.boiled'", "'water.hot'"], 'gone: the announcement water.boiled'],
    ['an event', ['; cups: number', ''], 'new: the event pour'],
    [
      'how a guard asks',
      ['isFull: () => true', 'isFull: () => false'],
      'changed: the guard isFull is written anew',
    ],
  ])('%s', (_, edit, words) => {
    expect(changed(edit).words).toContain(words)
  })

  test('a branch that goes before another one', () => {
    const { words } = changed(
      ["guard: 'isFull', target: 'heating', description: 'There is water.'", 'SWAP'],
      [
        "guard: 'isWarm', target: 'hot', description: 'It was warm.'",
        "guard: 'isFull', target: 'heating', description: 'There is water.'",
      ],
      ['SWAP', "guard: 'isWarm', target: 'hot', description: 'It was warm.'"],
    )
    expect(words).toEqual(['changed: cold → hot on heat [isWarm], order: asked for earlier than before'])
  })

  test.each<[string, [string, string], string]>([
    [
      'that imports more than xstate',
      ["from 'xstate'", "from 'xstate'\nimport { warm } from './warm'\nwarm()"],
      './warm cannot be imported by a visual tool',
    ],
    ['that is no program', ['initial:', 'initial'], ''],
  ])('of a machine %s, that it cannot be compared, and why', (_, [was, is], why) => {
    const [comparison] = comparedWithText('machines/kettle.machine.ts', KETTLE.replace(was, is), kettle())
    if (!comparison) throw new Error('nothing is said')
    expect(comparison.stem).toBe('kettle')
    const [words] = wordsOf(comparison)
    expect(words).toContain(`cannot be loaded, and is not compared: ${why}`)
    expect(differencePage('main', [{ comparison, svg: '' }])).toContain('There is nothing to draw')
  })

  test('a renamed state as gone and new, and that it may be the same', () => {
    const { words, difference } = changed(["'hot'", "'boiling'"], ['    hot:', '    boiling:'])
    expect(words[0]).toMatch(/^hot may now be called boiling/)
    expect(difference.changes.filter(({ id }) => /^kettle\.\w+$/.test(id))).toMatchObject([
      { mark: 'new', id: 'kettle.boiling' },
      { mark: 'gone', id: 'kettle.hot' },
    ])
  })
})

test('X2: the drawing of a difference has what is new, gone and changed, each by its colour', async () => {
  const { difference } = changed(
    ["'hot'", "'boiling'"],
    ['    hot:', '    boiling:'],
    ['is cold', 'was cold'],
  )
  const looks = new Map(difference.changes.map(({ id, mark }) => [id, mark]))
  const svg = svgOf(await layoutOf(difference.flow), { looks })
  expect(svg).toMatch(/class="state new" data-state="kettle\.boiling"/)
  expect(svg).toMatch(/class="state gone" data-state="kettle\.hot"/)
  expect(svg).toMatch(/class="state changed" data-state="kettle\.cold"/)
  expect(svg).toMatch(/class="transition gone" data-transition="kettle\.hot pour 0 gone"/)
  expect(svg).toMatch(/class="state" data-state="kettle\.heating"/)
})

test('X2: two versions that need more than a screen together are drawn all the same', async () => {
  const many = [...Array(12).keys()].map((index) => `hot${index}: { description: 'The water is hot.' }`)
  const ways = many.map(
    (state) => `{ guard: 'isWarm', target: '${state.split(':')[0]}', description: 'So.' }`,
  )
  const { difference } = changed(
    ['    hot: {', `    ${many.join(', ')}, hot: {`],
    ["{ guard: 'isWarm', target: 'hot', description: 'It was warm.' },", `${ways.join(', ')},`],
  )
  await expect(layoutOf(difference.flow)).rejects.toThrow('too wide')
  const { width } = await layoutOf(difference.flow, { mayBeWider: true })
  expect(width).toBeGreaterThan(WIDEST)
})

test('X2: the page for a review has every machine that differs, and no word of it as markup', () => {
  const comparisons = compared(kettle(), kettle(['is cold', 'is <b>cold</b>']))
  const page = differencePage('main', [
    ...comparisons.map((comparison) => ({ comparison, svg: '<svg></svg>' })),
    ...compared(undefined, kettle()).map((comparison) => ({ comparison, svg: '<svg></svg>' })),
  ])
  expect(page).toContain('is &lt;b>cold')
  expect(page).toContain('the whole flow is new')
})

test.each(drawnFlows())('X2: $stem is what it is, and all of it new beside nothing', (one) => {
  expect(compared(one, one)).toEqual([])
  const empty = { ...one.flow, root: { ...one.flow.root, children: [], reactions: [] }, transitions: [] }
  const [comparison] = compared({ ...one, flow: empty }, one)
  if (comparison?.kind !== 'changed') throw new Error('nothing differs')
  const marked = comparison.difference.changes.filter(({ mark }) => mark === 'new').map(({ id }) => id)
  const all = [...statesIn(one.flow.root).slice(1), ...reactionsIn(one.flow.root), ...one.flow.transitions]
  expect(marked.sort()).toEqual(all.map(({ id }) => id).sort())
})
