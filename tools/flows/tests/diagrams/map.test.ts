import { describe, expect, test } from 'vitest'
import { flowsPage } from '../../diagrams/chapters'
import { declaredEvents } from '../../diagrams/declaredTypes'
import { drawnFlows } from '../../diagrams/drawnFlow'
import { linksOf, mapData, mapOf } from '../../diagrams/map'
import { parsed, portalSources } from '../../diagrams/portal/sources'

const flows = drawnFlows()
const sources = portalSources()
const data = mapData(flows, sources)
const map = mapOf(data)

const boxOf = (name: string) => map.root.children.find(({ key }) => key === name)
const arrowsBetween = (from: string, to: string) =>
  map.transitions
    .filter(({ source, target }) => source === boxOf(from)?.id && target === boxOf(to)?.id)
    .map(({ event, description }) => event && `${event} → ${description}`)

describe.each(flows)('X2: the map of all flows has $stem', ({ stem, file }) => {
  const box = boxOf(stem)
  const lines = box?.reactions.map(({ description }) => description) ?? []

  test('as a box that leads to it, and a part that starts it', () => {
    expect(linksOf(data).get(box?.id ?? '')).toBe(`#/${stem}`)
    expect(map.transitions.some(({ target, event }) => target === box?.id && event === '')).toBe(true)
  })

  test('with its announcements and their consequences', () => {
    const sent = map.transitions.filter(({ source }) => source === box?.id).map(({ event }) => event)
    for (const { name } of declaredEvents(file, 'emitted'))
      expect.soft([...lines.map((line) => line.replace(/: .+/, '')), ...sent]).toContain(name)
    expect(lines.filter((line) => line.endsWith('nobody listens'))).toEqual([])
  })

  test('with its time limits', () => {
    for (const [, name, seconds] of file.source.text.matchAll(/(\w+): (\d+)_000\b/g))
      expect(lines).toContain(`${name} ${seconds} s`)
  })
})

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

describe('X2: when the portal renames', () => {
  const mapWith = (name: string) => {
    const everywhere = new RegExp(`(?<!/)\\b${name}\\b`, 'g')
    const renamed = [...sources].map(
      ([path, { text }]) => [path, text.replaceAll(everywhere, 'renamed')] as const,
    )
    expect(renamed.some(([path, text]) => text !== sources.get(path)?.text)).toBe(true)
    return mapData(flows, new Map(renamed.map(([path, text]) => [path, parsed(path, text)])))
  }

  const kept = [
    'goTo',
    'toasts',
    'announce',
    'accountOf',
    'rememberChosen',
    'homePath',
    'reactions',
    'useFlow',
  ]
  test.each(kept)('%s, the map stays the same', (name) => {
    expect(mapWith(name)).toEqual(data)
  })

  test.each(['show', 'report', 'Toasts'])('%s, the map is refused', (name) => {
    expect(() => mapWith(name)).toThrow(/announcements\.ts calls .*renamed/)
  })

  test('the file of the table, the map is refused', () => {
    const others = new Map([...sources].filter(([path]) => path !== 'src/app/announcements.ts'))
    expect(() => mapData(flows, others)).toThrow('has no table of reactions')
  })
})
