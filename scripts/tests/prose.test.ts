import { expect, it } from 'vitest'
import { checkText } from '../prose/checkText'
import { findProse } from '../prose/findProse'

const long = `\`code\` and ${'a word and '.repeat(13)}the end.`

it.each([
  ['a.md', 'The bill is told.', ['markdown, passive told: is told']],
  ['a.md', 'It is loaded\nanew.', ['markdown, anew: anew']],
  ['a.md', '| a |\n| --- |\n| is told |', ['markdown, passive told: is told']],
  ['a.md', 'Who leaves loses it.', ['markdown, who as a subject: Who leaves']],
  ['a.md', `Short. ${long}`, [`markdown, sentence-length: ${long.slice(0, 40)}`]],
  ['a.md', 'It loads the the page.', ['markdown, retext-repeated-words: the the']],
  ['a.md', 'It takes a hour.', ['markdown, retext-indefinite-article: a']],
  ['a.md', 'It prints `is told`.\n\n```\nis told\n```\n\n- It is\n- told apart', []],
  ['a.md', '[a link](/is-told "is told") for a `account`', []],
  ['a.ts', '// It is\n// told.', ['comment, passive told: is\n// told']],
  ['a.ts', '/**\n * It is\n * told.\n */', ['comment, passive told: is\n * told']],
  ['a.ts', "it('is told', () => {})", ['title, passive told: is told']],
  ['a.ts', "describe.each([])('is told', () => {})", ['title, passive told: is told']],
  ['a.ts', "const a = { description: 'It is told.' }", ['description, passive told: is told']],
  ['a.ts', "// It\nconst is = told('is told', `is told`) // told `is told`", []],
])('the prose check reads %s: %s', (file, source, expected) => {
  const found = findProse(`machines/${file}`, source).flatMap(({ place, start, text }) =>
    checkText(text).findings.map(
      ({ rule, offset, length }) =>
        `${place}, ${rule}: ${source.slice(start + offset, start + offset + length)}`,
    ),
  )
  expect(found).toEqual(expected)
})
