import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { baseLocale, locales } from '../../i18n/i18n-util'
import { billPaymentMachine } from '../../machines/billPayment.machine'
import { topUpMachine } from '../../machines/topUp.machine'
import { messages } from '../../tests/e2e/support/messages'
import wording from './wording.json'

/** The message at a path of keys, such as `shell.contractType.Prepaid`. */
const messageAt = (messages: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], messages)

const withoutNames = (message: unknown) => String(message).replace(/\{\w+(:\w+)?\}/g, '{}')

// The offline notice continues after the specified sentence.
it.each(Object.entries(wording))('%s has its specified words in each language', (path, [german, serbian]) => {
  const isSentence = path === 'message.offline'
  const texts = [messages.de, messages.sr].map((all) => withoutNames(messageAt(all, path)))
  expect(isSentence ? texts.map((text) => `${text.split('.')[0]}.`) : texts).toEqual([german, serbian])
})

/** One of the specified texts of success is a sentence, and English days and months have no dot. */
const keysWithOwnEnding = ['success', 'dayNumber', 'shortMonths']

/** The punctuation at the end of each message. */
const endings = (texts: object) =>
  JSON.parse(JSON.stringify(texts), (key, value) =>
    typeof value === 'string' ? /[.?!…:]?$/.exec(keysWithOwnEnding.includes(key) ? '' : value)?.[0] : value,
  )

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? keysOf(text, `${path}${key}.`) : [path + key],
  )

it.each(locales)('%s: no text is missing', (locale) => {
  const missing = keysOf(messages[baseLocale]).filter((key) => messageAt(messages[locale], key) === undefined)
  expect(missing, `add these to the files of i18n/${locale}, named as in i18n/${baseLocale}`).toEqual([])
})

it.each(locales)('%s: somebody has translated each text', (locale) => {
  expect(JSON.stringify(messages[locale])).not.toContain(`"[${baseLocale}]`)
})

it.each(locales)(
  '%s: each message ends with the same mark as in German, so that none is cut off',
  (locale) => {
    expect(endings(messages[locale])).toEqual(endings(messages[baseLocale]))
  },
)

it.each(locales)('%s: the messages name the limits of the flows', (locale) => {
  const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
  const { payment, topUp } = messages[locale]
  const { min, max } = createActor(topUpMachine).getSnapshot().context.limits
  const { validity } = createActor(billPaymentMachine).getSnapshot().context
  expect(numbersIn(topUp.amountHint)).toEqual([min, max])
  for (const text of [payment.expired, payment.expiredElsewhere])
    expect(numbersIn(text)).toEqual([validity / 60_000])
})

it.each([
  ['renewal', /obnav|obnov/i],
  ['afterwards', /nakon/i],
  ['a month after "in"', /u mesecu/i],
  ['balance', /vaš kredit|stanj\w+ kredita/i],
  ['you, in capitals', /\bvaš/],
])('sr: has one word for %s', (_, other) => {
  expect(JSON.stringify(messages.sr)).not.toMatch(other)
})
