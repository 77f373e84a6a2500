import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compareFlows } from '../../diagrams/difference'
import { MAX_WIDTH } from '../../diagrams/layout'
import { drawnFlowOf, drawnFlows } from '../../diagrams/machines'
import { compareWithText, reviewFiles } from '../../diagrams/review'

type Edit = [was: string, is: string]

const PATH = 'machines/voucher.machine.ts'
const editSource = (...edits: Edit[]) =>
  edits.reduce(
    (text, [original, replacement]) => {
      expect(text).toContain(original)
      return text.replaceAll(original, replacement)
    },
    readFileSync(PATH, 'utf8'),
  )
const voucher = (...edits: Edit[]) => drawnFlowOf(PATH, editSource(...edits))

test('X2: the difference of two versions of a machine names everything that is new, gone or changed', () => {
  const edits: Edit[] = [
    ['The form shows no message', 'The form'],
    ["'charges'", "'reads'"],
    ["initial: 'entering'", "initial: 'redeeming'"],
    ['  states: {\n    entering', "  states: { broken: { description: 'It broke.' },\n    entering"],
    ["target: 'entering.unanswered'", "target: 'redeeming'"],
    ["'voucherIsComplete'", "'isNew'"],
    ["'voucher.edit': {", "'voucher.edit': { reenter: true,"],
    ["entry: 'clearFaults',", ''],
    ['onDone: [', "onDone: [{ target: 'entering', description: 'It is refused.' },"],
    ['45_000', '50_000'],
    ["type: 'call.failed'", "type: 'call.broken'"],
    ["'voucher.submit' } & Voucher", "'voucher.submit'; code: string }"],
    ['<VoucherRedeemed, Voucher>', '<VoucherRedeemed, { title: string }>'],
  ]
  const submits = '(The customer redeems the voucher, and the provider validates number and code.)'
  const refuses = 'The provider refuses, and the form shows a general error and keeps the input.'
  expect(compareFlows(voucher(), voucher(...edits))[0]?.lines).toEqual([
    'changed: voucher, beginning: “entering” → “redeeming”',
    'new: broken (It broke.)',
    'changed: entering.ready, description: “The form shows no message.” → “The form.”',
    'changed: redeeming, invoke: “redeemVoucher (charges)” → “redeemVoucher (reads)”',
    'changed: redeeming, entry: “clearFaults” → none',
    `new: entering → redeeming on voucher.submit [isNew] ${submits}`,
    `changed: redeeming → entering on redeemVoucher answers, description: “${refuses}” → “It is refused.”`,
    'changed: redeeming → entering on redeemVoucher answers, actions: “announceFailure” → none',
    'changed: redeeming → entering on redeemVoucher answers, requirements: “P4, E1” → none',
    'changed: redeeming → entering on redeemVoucher answers, tried after: “voucherWasRedeemed” → none',
    'changed: redeeming → entering on redeemVoucher answers [voucherWasRedeemed], tried after: none → “no guard”',
    `new: redeeming → entering on redeemVoucher answers (${refuses})`,
    'changed: redeeming → redeeming on redeemVoucher fails, target: “entering.unanswered” → “redeeming”',
    'changed: redeeming → redeeming after changeTimeout, target: “entering.unanswered” → “redeeming”',
    'changed: in entering on voucher.edit, reenter: “false” → “true”',
    'changed: the event voucher.submit, fields: “phone, code” → “code”',
    'new: the announcement call.broken',
    'changed: the port redeemVoucher, fields: “phone, code” → “title”',
    'changed: the time limit changeTimeout, length: “45 s” → “50 s”',
    "changed: the action announceFailure, code: “emit({ type: 'call.failed' })” → “emit({ type: 'call.broken' })”",
    `gone: entering → redeeming on voucher.submit [voucherIsComplete] ${submits}`,
    'gone: the announcement call.failed',
  ])
})

test('X2: the comparison names the reason why it cannot load a machine', () => {
  const text = editSource(["from 'xstate'", "from 'xstate'\nimport { warm } from './warm'\nwarm()"])
  const error = expect.stringMatching(/does not load, no comparison: .*\.\/warm cannot be imported/)
  expect(compareWithText(PATH, text, voucher())).toEqual([{ stem: 'voucher', lines: [error] }])
})

test.each(drawnFlows())('X2: $stem does not differ from itself', (one) => {
  expect(compareFlows(one, one)).toEqual([])
})

test('X2: a review draws what is new, gone and changed, even if that is wider than a screen', async () => {
  const names = [...Array(12).keys()].map((index) => `cup${index}`)
  const [states, branches] = ['NAME: {},', "{ guard: 'NAME', target: 'NAME' },"].map((text) =>
    names.map((name) => text.replaceAll('NAME', name)).join(''),
  )
  const edits: Edit[] = [
    ['unanswered: {', 'silent: {'],
    ["'entering.unanswered'", "'entering.silent'"],
    ["'voucherIsComplete'", "'isNew'"],
    ['provider redeems', 'provider <b>redeems'],
    ['  states: {\n    entering', `  states: {${states}\n    entering`],
    ['onDone: [', `onDone: [${branches}`],
  ]
  const comparisons = [
    ...compareFlows(voucher(), voucher(...edits)),
    ...compareFlows(undefined, voucher()),
    ...compareFlows(voucher(), undefined),
  ]
  const page = (await reviewFiles('main', comparisons)).get('diagrams-difference/index.html') ?? ''
  const parts = [
    'class="state new" data-state="voucher.cup0"',
    'class="state failure gone" data-state="voucher.entering.unanswered"',
    'class="state changed" data-state="voucher.redeeming"',
    'class="transition gone" data-transition="voucher.entering voucher.submit 0 gone"',
    'class="state" data-state="voucher.entering.ready"',
    ...['provider &lt;b&gt;redeems', 'the whole flow is new', 'the whole flow is gone'],
  ]
  expect(parts.filter((part) => !page.includes(part))).toEqual([])
  expect(Number(/<svg .*? width="(\d+)"/.exec(page)?.[1])).toBeGreaterThan(MAX_WIDTH)
})
