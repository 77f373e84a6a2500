import { expect, it } from 'vitest'
import de from '../i18n/de'
import accessibilityDe from '../i18n/de/accessibility'
import sr from '../i18n/sr'
import accessibilitySr from '../i18n/sr/accessibility'
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
  const texts = [de, sr].map((messages) => withoutNames(messageAt(messages, path)))
  expect(isSentence ? texts.map((text) => `${text.split('.')[0]}.`) : texts).toEqual([german, serbian])
})

/** The punctuation at the end of each message; success has specified texts, of which one is a sentence. */
const endings = (messages: object) =>
  JSON.parse(JSON.stringify(messages), (key, value) =>
    typeof value === 'string' ? /[.?!…:]?$/.exec(key === 'success' ? '' : value)?.[0] : value,
  )

it('each message ends with the same mark in both languages, so that none is cut off', () => {
  expect(endings(sr)).toEqual(endings(de))
  expect(endings(accessibilitySr)).toEqual(endings(accessibilityDe))
})
