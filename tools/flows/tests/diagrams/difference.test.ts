import { describe, expect, test } from 'vitest'
import { compared } from '../../diagrams/difference'
import { statesIn, transitionsIn } from '../../diagrams/flow'
import { layoutOf, WIDEST } from '../../diagrams/layout'
import { drawnFlowOf, drawnFlows } from '../../diagrams/machines'
import { comparedWithText, reviewPage } from '../../diagrams/review'
import { svgOf } from '../../diagrams/svg'

const FULL = "{ guard: 'isFull', target: 'heating', description: 'There is water.' },"
const WARM = "{ guard: 'isWarm', target: 'hot', description: 'It was warm.' },"
const PATH = 'machines/kettle.machine.ts'
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
    cold: { description: 'The water is cold.', on: { heat: [${FULL}${WARM}] } },
    heating: {
      description: 'The water becomes hot.',
      after: { boilTime: { target: 'hot', description: 'It boils.', actions: 'announce' } },
    },
    hot: { description: 'The water is hot.', on: { pour: { target: 'cold', description: 'It is poured.' } } },
  },
})`
const kettle = (...edits: [was: string, is: string][]) =>
  drawnFlowOf(
    PATH,
    edits.reduce((text, [was, is]) => {
      expect(text).toContain(was)
      return text.replaceAll(was, is)
    }, KETTLE),
  )

describe('X2: the difference of two versions of a machine names', () => {
  test.each([
    ['is cold', 'was cold', 'changed: cold, description: “The water is cold.” → “The water was cold.”'],
    ["initial: 'cold'", "initial: 'hot'", 'changed: kettle, beginning: “cold” → “hot”'],
    ["target: 'cold'", "target: 'heating'", 'changed: hot → heating on pour, target: “cold” → “heating”'],
    ["'isFull', ", "'isIn', ", 'new: cold → heating on heat [isIn] (There is water.)'],
    ['pour: {', 'pour: { reenter: true,', 'changed: hot → cold on pour, reenter: “false” → “true”'],
    [", actions: 'announce'", '', 'changed: heating → hot after boilTime, actions: “announce” → none'],
    ['  states: {', "  states: { broken: { description: 'It broke.' },", 'new: broken (It broke.)'],
    [WARM, '', 'gone: cold → hot on heat [isWarm] (It was warm.)'],
    [FULL + WARM, WARM + FULL, 'changed: cold → hot on heat [isWarm], asked after: “isFull” → none'],
    ['3_000', '4_000', 'changed: the time limit boilTime, length: “3 s” → “4 s”'],
    ["'water.boiled'", "'water.hot'", 'gone: the announcement water.boiled'],
    ['; cups: number', '', 'changed: the event pour, carries: “cups” → none'],
    [
      'isFull: () => true',
      'isFull: () => false',
      'changed: the guard isFull, code: “() => true” → “() => false”',
    ],
  ])('“%s” → “%s”', (was, is, words) => {
    expect(compared(kettle(), kettle([was, is]))[0]?.words).toContain(words)
  })

  test.each([
    [
      "from 'xstate'",
      "from 'xstate'\nimport { warm } from './warm'\nwarm()",
      /: \.\/warm cannot be imported/,
    ],
    ['initial:', 'initial', /cannot be loaded, and is not compared: ./],
  ])('the reason why it cannot compare: %s', (was, is, reason) => {
    const [comparison] = comparedWithText(PATH, KETTLE.replace(was, is), kettle())
    expect(comparison).toEqual({ stem: 'kettle', words: [expect.stringMatching(reason)] })
  })

  test.each(drawnFlows())('nothing in $stem and itself, and everything where it was empty', (one) => {
    expect(compared(one, one)).toEqual([])
    const empty = { ...one.flow, root: { ...one.flow.root, children: [], reactions: [] }, transitions: [] }
    const [comparison] = compared({ ...one, flow: empty }, one)
    const added = [...(comparison?.drawing?.marks ?? [])].filter(([, mark]) => mark === 'new')
    const all = [...statesIn(one.flow.root).slice(1), ...transitionsIn(one.flow)]
    expect(added.map(([id]) => id).sort()).toEqual(all.map(({ id }) => id).sort())
  })
})

test('X2: the drawing of a difference marks what is new, gone and changed', async () => {
  const renamed = kettle(["'hot'", "'boiling'"], ['    hot:', '    boiling:'], ['is cold', 'was cold'])
  const drawing = compared(kettle(), renamed)[0]?.drawing
  const svg = drawing && svgOf(await layoutOf(drawing.flow), { looks: drawing.marks })
  for (const mark of [
    'class="state new" data-state="kettle.boiling"',
    'class="state gone" data-state="kettle.hot"',
    'class="state changed" data-state="kettle.cold"',
    'class="transition gone" data-transition="kettle.hot pour 0 gone"',
    'class="state" data-state="kettle.heating"',
  ])
    expect(svg).toContain(mark)
})

test('X2: a difference that needs more than the width of a screen is drawn', async () => {
  const names = [...Array(12).keys()].map((index) => `hot${index}`)
  const states = names.map((name) => `${name}: { description: 'The water is hot.' }, `).join('')
  const branches = names.map((name) => WARM.replace('hot', name)).join('')
  const { flow } = kettle(['    hot: {', `    ${states} hot: {`], [WARM, branches])
  await expect(layoutOf(flow)).rejects.toThrow('too wide')
  expect((await layoutOf(flow, { mayBeWider: true })).width).toBeGreaterThan(WIDEST)
})

test('X2: the page of a review has every machine that differs, and escapes its words', () => {
  const comparisons = [
    ...compared(kettle(), kettle(['is cold', 'is <b>cold</b>'])),
    ...compared(undefined, kettle()),
    ...compared(kettle(), undefined),
  ]
  const page = reviewPage('main', comparisons)
  for (const words of ['is &lt;b&gt;cold', 'the whole flow is new', 'the whole flow is gone'])
    expect(page).toContain(words)
})
