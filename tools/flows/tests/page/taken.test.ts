import { expect, it } from 'vitest'
import { catalogue } from '../../page/catalogue.data'
import { markedAt } from '../../page/drawing/marked'
import { type Step, waysTaken } from '../../page/taken'

const taken = (step: Step) => waysTaken(catalogue.transitions, step).map(({ id }) => id)

it('X3: an arrow into the state as it was before is taken, too', () => {
  const event = 'xstate.error.actor.verifyCode'
  expect(
    taken({ flow: 'smsLogin', event, before: 'verifyingCode', value: { askingCode: 'pausing' } }),
  ).toEqual([`smsLogin.verifyingCode ${event} 0`])
})

it('X3: a state answers an event before the one around it, and who moves did not stay', () => {
  const before = { writing: 'tooShort' }
  const edit = { flow: 'supportRequest', event: 'text.edit', before }
  expect(taken({ ...edit, value: before })).toEqual(['supportRequest.writing.tooShort text.edit 0'])
  expect(taken({ ...edit, value: { writing: 'longEnough' } })).toEqual([
    'supportRequest.writing.tooShort text.edit 1',
  ])
})

it('X3: a golden path takes an arrow wherever it comes to another state', () => {
  const stuck = catalogue.journeys.flatMap(({ flow, number, begin, steps }) =>
    steps.flatMap(({ event, arrows, to }, index) =>
      arrows.length === 0 && to !== (steps[index - 1]?.to ?? begin) ? [`${flow} ${number}: ${event}`] : [],
    ),
  )
  expect(stuck).toEqual([])
})

it('X3: the address of a golden path marks its arrows in their order', () => {
  const { named, steps } = markedAt({ mode: 'read', flow: 'tariff', path: 3 }, catalogue)
  expect([...steps].slice(0, 3)).toEqual([
    ['tariff.loading xstate.error.actor.loadTariffs 0', [1, 13]],
    ['tariff.failed load.retry 0', [2]],
    ['tariff.loading xstate.done.actor.loadTariffs 0', [3, 8]],
  ])
  for (const id of [...steps.keys(), 'tariff.failed']) expect(named).toContain(id)
})
