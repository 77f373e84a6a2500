import { expect, it } from 'vitest'
import { calendarFile } from './calendarFile'

it('a calendar file has an event of one day that blocks nothing, an alarm, escaped texts and lines of at most 75 octets', async () => {
  const title = 'Ende; früh, spät\\nie'
  const description = `Zeile 1\n${'č'.repeat(60)}`
  const file = calendarFile({
    ...{ uid: 'P-1@portal.example', day: new Date(2026, 11, 31), title, description },
    now: new Date(Date.UTC(2026, 10, 20, 9, 5, 7)),
  })
  expect(file.type).toBe('text/calendar;charset=utf-8')
  const text = await file.text()
  expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lines = text.split('\r\n')
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
  expect(lines.filter((line) => line.startsWith(' '))).toHaveLength(1)
  expect(text.replaceAll('\r\n ', '').split('\r\n').slice(3, -3)).toEqual([
    'BEGIN:VEVENT',
    'UID:P-1@portal.example',
    'DTSTAMP:20261120T090507Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Ende\\; früh\\, spät\\\\nie',
    `DESCRIPTION:Zeile 1\\n${'č'.repeat(60)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15H',
    'DESCRIPTION:Ende\\; früh\\, spät\\\\nie',
    'END:VALARM',
  ])
})
