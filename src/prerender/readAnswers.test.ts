import { expect, it } from 'vitest'
import { parseAnswers, readAnswers } from './readAnswers'
import { readBrands } from './readBrands'

const parse = (markdown: string) =>
  parseAnswers(markdown, (problem) => {
    throw new Error(problem)
  })

it('turns questions, paragraphs and lists into text and links', () => {
  const markdown = `## Wo ist "alles"?

Unter [Rechnungen](/bills) & \\*hier\\*,
auch per [Telefon](tel:+49-30-23125-100).

- eins
- [zwei](https://help.example/zwei)

1. zuerst

## Und sonst?

https://help.example
`
  const link = (text: string, href: string) => ({ text, href })
  expect(parse(markdown)).toEqual([
    {
      question: 'Wo ist "alles"?',
      blocks: [
        {
          kind: 'paragraph',
          lines: [
            [
              ...['Unter ', link('Rechnungen', '/bills'), ' & ', '*', 'hier', '*', ', auch per '],
              ...[link('Telefon', 'tel:+49-30-23125-100'), '.'],
            ],
          ],
        },
        { kind: 'list', lines: [['eins'], [link('zwei', 'https://help.example/zwei')]] },
        { kind: 'steps', lines: [['zuerst']] },
      ],
    },
    {
      question: 'Und sonst?',
      blocks: [{ kind: 'paragraph', lines: [[link('https://help.example', 'https://help.example')]] }],
    },
  ])
})

it.each([
  ['Text', '"Text" is above the first question, which begins with ##'],
  ['## Frage', '"Frage" has no answer'],
  ['## Frage\n\n![Bild](bild.png)', 'the image "![Bild](bild.png)" is neither text nor a link'],
  ['## Frage\n\nEin **Wort**', 'the strong "**Wort**" is neither text nor a link'],
  ['## Frage\n\n<b>fett</b>', 'the html "<b>" is neither text nor a link'],
  ['## Frage\n\n<script>alert(1)</script>', 'the html "<script>alert(1)</script>" is neither a question'],
  ['## Frage\n\n### Teil', 'the heading "### Teil" is neither a question (##) nor a paragraph or list'],
  ['## Frage\n\n| a |\n| - |\n| b |', 'nor a paragraph or list'],
  ['## Frage\n\n- eins\n\n  zwei', 'has more than one paragraph'],
  ['## Frage\n\n- eins\n  - zwei', 'has more than one paragraph'],
  ['## Frage\n\n[Hier](javascript:alert(1))', 'javascript:alert(1) is no page of the portal'],
  ['## Frage\n\n[Hier](http://help.example)', 'http://help.example is no page of the portal'],
  ['## Frage\n\n[Hier](//help.example)', '//help.example is no page of the portal'],
  ['## Frage\n\n[Hier](/rechnungen)', '/rechnungen is no page of the portal, and begins with none of https:'],
])('refuses %j with a sentence', (markdown, problem) => {
  expect(() => parse(markdown)).toThrow(problem)
})

it.each(readBrands())('the $id brand answers the same questions in each language', (brand) => {
  const answers = readAnswers(brand)
  expect(Object.keys(answers)).toEqual(['de', 'en', 'sr'])
  const [first, ...others] = Object.values(answers)
  const linksOf = (list = first) => list?.map(({ blocks }) => JSON.stringify(blocks).match(/"href":"[^"]*"/g))
  for (const other of others) expect(linksOf(other)).toEqual(linksOf(first))
})
