import { expect, it } from 'vitest'
import { checkText } from '../../scripts/prose/checkText'
import { findProse } from '../../scripts/prose/findProse'

/** The rule and the words of each finding in a file. */
const findingsIn = (file: string, source: string) =>
  findProse(file, source).flatMap(({ place, start, text }) =>
    checkText(text).findings.map(
      ({ rule, offset, length }) =>
        `${place}, ${rule}: ${source.slice(start + offset, start + offset + length)}`,
    ),
  )

const long = `\`code\` and ${'a word and '.repeat(13)}the end.`

it.each([
  ['a phrase', 'The bill is told.', 'passive told: is told'],
  ['a phrase over two lines', 'It is loaded\nanew.', 'anew: anew'],
  ['a phrase in a table', '| a |\n| --- |\n| is told |', 'passive told: is told'],
  ['a phrase that starts a sentence', 'Who leaves loses it.', 'who as a subject: Who leaves'],
  ['a long sentence', `Short. ${long}`, `sentence-length: ${long.slice(0, 40)}`],
  ['a repeated word', 'It loads the the page.', 'repeated-words: the the'],
  ['a wrong article', 'It takes a hour.', 'indefinite-article: a'],
])('Markdown: finds %s', (_, source, finding) => {
  expect(findingsIn('a.md', source)).toEqual([`markdown, ${finding}`])
})

it.each([
  ['a list', '- It is\n- told apart'],
  ['code', 'It prints `is told`.\n\n```\nis told\n```'],
  ['an address', '[a link](/is-told "is told")'],
  ['an article before code', 'a `account` and an `bill`, `x` `x`'],
])('Markdown: accepts %s', (_, source) => {
  expect(findingsIn('a.md', source)).toEqual([])
})

it.each([['a table', '| what |\n| --- |\n| is told |', 'markdown, passive told: is told']])(
  'Markdown: reads %s',
  (_, source, finding) => {
    expect(findingsIn('a.md', source)).toEqual([finding])
  },
)

it.each([
  ['a line', '// It is told.', 'comment, passive told: is told'],
  ['a block', '/**\n * It is\n * told.\n */', 'comment, passive told: is\n * told'],
  ['lines that follow each other', '// It is\n// told.', 'comment, passive told: is\n// told'],
  ['the title of a test', "it('is told', () => {})", 'title, passive told: is told'],
  ['the title of a table', "describe.each([])('is told', () => {})", 'title, passive told: is told'],
  ['a description', "const a = { description: 'It is told.' }", 'description, passive told: is told'],
])('code: reads %s', (_, source, finding) => {
  expect(findingsIn('machines/a.ts', source)).toEqual([finding])
})

it('code: leaves other texts and names alone', () => {
  const source = "// It\nconst is = told('is told', `is told`) // told `is told`"
  expect(findingsIn('src/a.ts', source)).toEqual([])
})
