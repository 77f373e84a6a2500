import { expect, test } from 'vitest'
import { flowsPage } from '../../diagrams/chapters'
import { declaredEvents, drawnFlows } from '../../diagrams/machines'
import { linksOf, mapData, mapOf } from '../../diagrams/map'
import { parsed, portalSources, TABLE } from '../../diagrams/portal'

const flows = drawnFlows()
const sources = portalSources()
const data = mapData(flows, sources)
const map = mapOf(data)

const boxOf = (name: string) => map.root.children.find(({ key }) => key === name)
const arrowsBetween = (from: string, to: string) =>
  map.transitions
    .filter(({ source, target }) => source === boxOf(from)?.id && target === boxOf(to)?.id)
    .map(({ event, description }) => event && `${event} → ${description}`)

test.each(flows)(
  'X2: the map of all flows has $stem, who starts it, its announcements and time limits',
  (flow) => {
    const { stem, file } = flow
    const box = boxOf(stem)
    expect(linksOf(data).get(box?.id ?? '')).toBe(`#/${stem}`)
    expect(map.transitions.some(({ target, event }) => target === box?.id && event === '')).toBe(true)
    const lines = box?.reactions.map(({ description }) => description) ?? []
    const sent = map.transitions.filter(({ source }) => source === box?.id).map(({ event }) => event)
    for (const { name } of declaredEvents(file, 'emitted'))
      expect.soft([...lines.map((line) => line.replace(/: .+/, '')), ...sent]).toContain(name)
    expect(lines.filter((line) => line.endsWith('nobody listens'))).toEqual([])
    for (const [, name, seconds] of file.source.text.matchAll(/(\w+): (\d+)_000\b/g))
      expect(lines).toContain(`${name} ${seconds} s`)
  },
)

test('X2: the map has who starts a flow, and which event follows from an announcement', () => {
  expect(arrowsBetween('screens/tariffs', 'tariff')).toEqual([''])
  expect(arrowsBetween('screens/bills', 'query')).toEqual([''])
  expect(arrowsBetween('app', 'session')).toEqual([''])
  expect(arrowsBetween('screens/bills', 'tariff')).toEqual([])
  expect(arrowsBetween('session', 'account')).toEqual([''])
  expect(arrowsBetween('voucher', 'account')).toEqual(['account.changed → account.reload'])
  expect(arrowsBetween('smsLogin', 'session')).toEqual(['token.received → token.receive'])
  expect(arrowsBetween('session', 'paymentResult')).toEqual(['session.closed → result.forget'])
})

test('X2: the map names an announcement that nobody hears', () => {
  const [flow, type] = ['smsLogin', 'code.sent']
  const unheard = { ...data, announced: [{ flow, type, sends: [], does: [] }] }
  const box = mapOf(unheard).root.children.find(({ key }) => key === flow)
  expect(box?.reactions.map(({ description }) => description)).toContain(`${type}: nobody listens`)
  expect(flowsPage(unheard)).toContain(`| \`${type}\` | [smsLogin](#smslogin) | nobody listens |`)
})

test.each([
  ['calls what nobody described', /\btoasts\.show\b/g, 'toasts.tell', 'announcements.ts calls toasts.tell'],
  ['is not there', /\breactions\b/g, 'others', 'has no table of reactions'],
])('X2: the map is refused if the table of announcements %s', (_, was, is, reason) => {
  const changed = sources.map((source) =>
    source.fileName === TABLE ? parsed(TABLE, source.text.replaceAll(was, is)) : source,
  )
  expect(() => mapData(flows, changed)).toThrow(reason)
})
