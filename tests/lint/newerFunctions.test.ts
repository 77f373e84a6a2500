import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** What came to Chromium, Firefox or Safari after the versions of docs/browsers.md, and passes the compiler all the same. */
const newer: [name: string, use: RegExp, since: string][] = [
  ['AbortSignal.any', /\bAbortSignal\.any\b/, '116, 124, 17.4'],
  ['URL.parse', /\bURL\.parse\b/, '126, 126, 18'],
  ['Intl.Segmenter', /\bIntl\.Segmenter\b/, '87, 125, 14.1'],
  ['requestIdleCallback', /\brequestIdleCallback\b/, '47, 55, none'],
  ['scheduler', /\bscheduler\.(yield|postTask)\b/, '129, 142, none'],
  ['navigation', /\b(window|globalThis)\.navigation\b/, '102, 147, 26.2'],
  ['startViewTransition', /\.startViewTransition\b/, '111, 144, 18'],
  ['popover', /\.(show|hide|toggle)Popover\b/, '114, 125, 17'],
  ['checkVisibility', /\.checkVisibility\b/, '105, 106, 17.4'],
  ['setHTML', /\.(set|get|parse)HTML(Unsafe)?\b/, '146, 148, none'],
  ['moveBefore', /\.moveBefore\b/, '133, 144, none'],
  ['bytes', /\.bytes\(\)/, '144, 128, 18'],
]

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ file: join('src', name), text: readFileSync(join('src', name), 'utf8') }))

it.each(newer)('%s is not used without a test for it', (name, use) => {
  const users = sources.filter(({ text }) => use.test(text) && !text.includes(`'${name}' in `))
  expect(users.map(({ file }) => file)).toEqual([])
})
