import { expect, test } from 'vitest'
import { declaredEvents, drawnFlows } from '../../diagrams/machines'
import { linksOf, mapData, mapOf } from '../../diagrams/map'
import { flowsReadme } from '../../diagrams/readme'

const flows = drawnFlows()
const data = mapData(flows)
const map = mapOf(data)

const boxOf = (name: string) => map.root.children.find(({ key }) => key === name)

test.each(flows)('X2: the map has $stem, its starter, announcements and time limits', ({ stem, file }) => {
  const box = boxOf(stem)
  expect(linksOf(data).get(box?.id ?? '')).toBe(`#/${stem}`)
  expect(map.transitions.some(({ target, event }) => target === box?.id && event === '')).toBe(true)
  const lines = box?.reactions.map(({ description }) => description) ?? []
  const sent = map.transitions.filter(({ source }) => source === box?.id).map(({ event }) => event)
  for (const { name } of declaredEvents(file, 'emitted'))
    expect.soft([...lines.map((line) => line.replace(/: .+/, '')), ...sent]).toContain(name)
  expect(lines.filter((line) => line.endsWith('nobody listens'))).toEqual([])
  const [, delays = ''] = /delays: \{([^}]*)\}/.exec(file.source.text) ?? []
  for (const [, name, seconds] of delays.matchAll(/(\w+): (\d+)_000\b/g))
    expect(lines).toContain(`${name} ${seconds} s`)
})

test('X2: the map shows who starts a flow, and which event follows from an announcement', () => {
  const arrows = map.transitions.map(({ source, target, event, description }) =>
    [source, target, event, description].join(' ').replaceAll('map.', '').trim(),
  )
  expect(arrows).toEqual(
    expect.arrayContaining([
      ...['src-features-tariffs tariff', 'src-features-bills query', 'src-app session', 'session account'],
      'voucher account account.changed account.reload',
      'smsLogin session token.received token.receive',
      'session paymentResult session.closed result.clear',
    ]),
  )
  expect(arrows).not.toContain('src-features-bills tariff')
})

test('X2: the map and its table name an announcement without a listener', () => {
  const dataWithoutListener = {
    ...data,
    announcements: [{ flow: 'smsLogin', type: 'code.sent', sentEvents: [], effects: [] }],
  }
  expect(JSON.stringify(mapOf(dataWithoutListener))).toContain('code.sent: nobody listens')
  expect(flowsReadme(dataWithoutListener)).toContain(
    '| `code.sent` | [smsLogin](#smslogin) | nobody listens |',
  )
})
