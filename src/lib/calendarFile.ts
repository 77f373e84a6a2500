import { futureDay, isoDay } from './formats/dates'

const MAX_OCTETS = 75
/** Before the midnight at which the day starts. */
const NINE_ON_THE_DAY_BEFORE = '-PT15H'

/** Escapes what separates values and lines. */
const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')

/** Breaks a line after at most 75 octets, never within a character; each further line begins with a blank. */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  return [...line]
    .map((char) => {
      const size = encoder.encode(char).length
      const isTooLong = octets + size > MAX_OCTETS
      octets = isTooLong ? 1 + size : octets + size
      return isTooLong ? `\r\n ${char}` : char
    })
    .join('')
}

const dayText = (date: Date) => isoDay(date).replaceAll('-', '')

interface CalendarDay {
  uid: string
  day: Date
  title: string
  description: string
  /** The time at which the file is created. */
  now: Date
}

/** A calendar file (RFC 5545) with one event that lasts a whole day, and an alarm at nine on the day before. */
export function calendarFile({ uid, day, title, description, now }: CalendarDay): Blob {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Self-service portal//DE',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dayText(day)}`,
    `DTEND;VALUE=DATE:${dayText(futureDay(1, day))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    // Calendars show the customer as free.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${NINE_ON_THE_DAY_BEFORE}`,
    `DESCRIPTION:${escapeText(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return new Blob([lines.map((line) => `${foldLine(line)}\r\n`).join('')], {
    type: 'text/calendar;charset=utf-8',
  })
}
