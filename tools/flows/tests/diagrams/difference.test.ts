import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compared } from '../../diagrams/difference'
import { WIDEST } from '../../diagrams/layout'
import { drawnFlowOf, drawnFlows } from '../../diagrams/machines'
import { comparedWithText, reviewFiles } from '../../diagrams/review'

type Edit = [was: string, is: string]

const PATH = 'tools/flows/tests/diagrams/sample.machine.ts'
const edited = (...edits: Edit[]) =>
  edits.reduce(
    (text, [was, is]) => {
      expect(text).toContain(was)
      return text.replaceAll(was, is)
    },
    readFileSync(PATH, 'utf8'),
  )
const sample = (...edits: Edit[]) => drawnFlowOf(PATH, edited(...edits))

test('X2: the difference of two versions of a machine names everything that is new, gone or changed', () => {
  const empty = "{ target: 'jammed', description: 'The cup stayed empty.' },"
  const broke = "'jammed', description: 'The brewer broke.'"
  const edits: Edit[] = [
    ['The drink is being', 'It is'],
    ["'changes'", "'reads'"],
    ["initial: 'choosing'", "initial: 'jammed'"],
    ['  states: {', "  states: { broken: { description: 'It broke.' },"],
    [broke, broke.replace('jammed', 'choosing')],
    ["'coinFits'", "'isNew'"],
    ["'drink.choose': {", "'drink.choose': { reenter: true,"],
    [", actions: 'forgetDrink' },", ' },'],
    [empty, ''],
    ['onDone: [', `onDone: [${empty}`],
    ['30_000', '40_000'],
    ["as { type: 'drink.served'", "as { type: 'drink.given'"],
    ['; cents: number', ''],
    ['{ name: string | null }>(', '{ title: string }>('],
    ['{ drink: null }', "{ drink: 'tea' }"],
  ]
  expect(compared(sample(), sample(...edits))[0]?.words).toEqual([
    'changed: sample, beginning: “choosing” → “jammed”',
    'new: broken (It broke.)',
    'changed: brewing, description: “The drink is being made.” → “It is made.”',
    'changed: brewing, invoke: “brewDrink (changes)” → “brewDrink (reads)”',
    'changed: choosing → brewing on drink.choose [coinsCoverPrice], reenter: “false” → “true”',
    'changed: brewing → jammed on brewDrink answers, tried after: “cupIsFull” → none',
    'changed: brewing → choosing on brewDrink answers [cupIsFull], tried after: none → “no guard”',
    'changed: brewing → choosing on brewDrink fails, target: “jammed” → “choosing”',
    'changed: jammed → choosing on failure.dismiss, actions: “forgetDrink” → none',
    'new: in choosing on coin.insert [isNew] (A coin that still fits is kept.)',
    'changed: the event coin.insert, fields: “cents” → none',
    'new: the announcement drink.given',
    'changed: the port brewDrink, fields: “name” → “title”',
    'changed: the time limit brewingLimit, length: “30 s” → “40 s”',
    "changed: the action forgetDrink, code: “assign({ drink: null })” → “assign({ drink: 'tea' })”",
    'gone: in choosing on coin.insert [coinFits] (A coin that still fits is kept.)',
    'gone: the announcement drink.served',
  ])
})

test('X2: the comparison names the reason why it cannot load a machine', () => {
  const text = edited(["from 'xstate'", "from 'xstate'\nimport { warm } from './warm'\nwarm()"])
  const words = expect.stringMatching(/cannot be loaded, and is not compared: .*\.\/warm cannot be imported/)
  expect(comparedWithText(PATH, text, sample())).toEqual([{ stem: 'sample', words: [words] }])
})

test.each(drawnFlows())('X2: $stem does not differ from itself', (one) => {
  expect(compared(one, one)).toEqual([])
})

test('X2: a review draws what is new, gone and changed, also if that is wider than a screen', async () => {
  const names = [...Array(12).keys()].map((index) => `cup${index}`)
  const [states, branches] = ['NAME: {},', "{ guard: 'NAME', target: 'NAME' },"].map((text) =>
    names.map((name) => text.replaceAll('NAME', name)).join(''),
  )
  const edits: Edit[] = [
    ["'jammed'", "'stuck'"],
    ['    jammed:', '    stuck:'],
    ['Takes coins', 'Takes <b>coins'],
    ['  states: {', `  states: {${states}`],
    ['onDone: [', `onDone: [${branches}`],
  ]
  const comparisons = [
    ...compared(sample(), sample(...edits)),
    ...compared(undefined, sample()),
    ...compared(sample(), undefined),
  ]
  const page = (await reviewFiles('main', comparisons)).get('diagrams-difference/index.html') ?? ''
  const parts = [
    'class="state new" data-state="sample.cup0"',
    'class="state failure gone" data-state="sample.jammed"',
    'class="state changed" data-state="sample.choosing"',
    'class="transition gone" data-transition="sample.jammed failure.dismiss 0 gone"',
    'class="state" data-state="sample.brewing"',
    ...['Takes &lt;b&gt;coins', 'the whole flow is new', 'the whole flow is gone'],
  ]
  expect(parts.filter((part) => !page.includes(part))).toEqual([])
  expect(Number(/<svg .*? width="(\d+)"/.exec(page)?.[1])).toBeGreaterThan(WIDEST)
})
