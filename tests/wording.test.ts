import { expect, it } from 'vitest'
import de from '../i18n/de'
import sr from '../i18n/sr'
import wording from './wording.json'

/** The message at a path of keys, such as `shell.contractType.Prepaid`. */
const messageAt = (messages: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], messages)

const withoutNames = (message: unknown) => String(message).replace(/\{\w+(:\w+)?\}/g, '{}')

// The offline notice goes on after the specified sentence.
it.each(Object.entries(wording))(
  '%s has the specified words in both languages',
  (path, [german, serbian]) => {
    const isSentence = path === 'message.offline'
    const words = [de, sr].map((messages) => withoutNames(messageAt(messages, path)))
    expect(isSentence ? words.map((text) => `${text.split('.')[0]}.`) : words).toEqual([german, serbian])
  },
)
