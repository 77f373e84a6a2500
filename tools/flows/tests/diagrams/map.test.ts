import { describe, expect, test } from 'vitest'
import { declaredEvents } from '../../diagrams/declaredTypes'
import { drawnFlows } from '../../diagrams/drawnFlow'
import { announcementsOf, linksOf, mapOf } from '../../diagrams/map'
import { mapChapter } from '../../diagrams/mapChapter'
import { mapData } from '../../diagrams/mapData'

const flows = drawnFlows()
const data = mapData(flows)
const map = mapOf(data)

const boxOf = (name: string) => map.root.children.find(({ key }) => key === name)
const arrowsBetween = (from: string, to: string) =>
  map.transitions.filter(({ source, target }) => source === boxOf(from)?.id && target === boxOf(to)?.id)

describe.each(flows)('X2: on the map of all flows, $stem', ({ stem, file }) => {
  test('has a box that leads to it, and somebody who starts it', () => {
    const box = boxOf(stem)
    expect(linksOf(data).get(box?.id ?? '')).toBe(`#/${stem}`)
    const starts = map.transitions.filter(({ target, event }) => target === box?.id && event === '')
    expect(starts).not.toEqual([])
  })

  test('has all that it announces, each with who listens or that nobody does', () => {
    const box = boxOf(stem)
    const lines = box?.reactions.map(({ description }) => description) ?? []
    const told = map.transitions.filter(({ source, event }) => source === box?.id && event !== '')
    for (const { name } of declaredEvents(file, 'emitted')) {
      const line = lines.find((one) => one.startsWith(`${name}: `))
      expect(line !== undefined || told.some(({ event }) => event === name), name).toBe(true)
      expect(line, name).not.toBe(`${name}: `)
    }
  })

  test('has its time limits', () => {
    for (const delay of file.source.text.matchAll(/(\w+): (\d+)_000\b/g))
      expect(boxOf(stem)?.reactions.map(({ description }) => description)).toContain(
        `${delay[1]} ${delay[2]} s`,
      )
  })
})

test('X2: the map tells who starts a flow by what its screens use, and which flow is a child of another', () => {
  expect(arrowsBetween('screens/tariffs', 'tariff')).toHaveLength(1)
  expect(arrowsBetween('screens/bills', 'query')).toHaveLength(1)
  expect(arrowsBetween('app', 'session')).toHaveLength(1)
  expect(arrowsBetween('session', 'account')).toHaveLength(1)
  expect(arrowsBetween('screens/bills', 'tariff')).toEqual([])
})

test('X2: the map tells which event another flow is sent for an announcement', () => {
  const told = (from: string, to: string) =>
    arrowsBetween(from, to).map(({ event, description }) => `${event} → ${description}`)
  expect(told('voucher', 'account')).toEqual(['account.changed → account.reload'])
  expect(told('smsLogin', 'session')).toEqual(['token.received → token.receive'])
  expect(told('session', 'paymentResult')).toEqual(['session.closed → result.forget'])
})

test('X2: an announcement without a listener is said to have none', () => {
  const unheard = { ...data, listeners: data.listeners.filter(({ type }) => type !== 'code.sent') }
  const box = mapOf(unheard).root.children.find(({ key }) => key === 'smsLogin')
  expect(box?.reactions.map(({ description }) => description)).toContain('code.sent: nobody listens')
  expect(mapChapter(unheard)).toMatch(/`code\.sent` .*nobody listens/)
  const types = announcementsOf(data).filter(({ sends, does }) => sends.length + does.length === 0)
  expect(types).toEqual([])
})
