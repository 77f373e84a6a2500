import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked, type Token, type Tokens } from 'marked'
import type { Answer, AnswerPart } from '../brands/answer'
import type { BrandFolder } from '../brands/brand'
import { paths } from '../domain/paths'
import { SAFE_ADDRESS } from '../lib/safeAddress'

/** Refuses what the portal cannot show. */
type Refuse = (problem: string) => never

const isPage = (href: string) => Object.values<string>(paths).includes(href)

/** A parser's unions also hold tokens of extensions, whose type is any name. */
const isA = <Type extends Tokens.Generic['type']>(
  token: Token,
  type: Type,
): token is Extract<Token, { type: Type }> => token.type === type

const textOf = (tokens: Token[], refuse: Refuse): string =>
  tokens
    .map(({ type, raw, ...token }) =>
      'text' in token && (type === 'text' || type === 'escape')
        ? String(token.text).replaceAll(/\s+/g, ' ')
        : refuse(`the ${type} "${raw.trim()}" is neither text nor a link`),
    )
    .join('')

const partsOf = (tokens: Token[], refuse: Refuse): AnswerPart[] =>
  tokens.map((token) => {
    if (!isA(token, 'link')) return textOf([token], refuse)
    const { href } = token
    if (!SAFE_ADDRESS.test(href) || (href.startsWith('/') && !isPage(href)))
      refuse(`${href} is no page of the portal, and begins with none of https:, mailto: and tel:`)
    return { text: textOf(token.tokens, refuse), href }
  })

function itemOf({ tokens, raw }: Tokens.ListItem, refuse: Refuse): AnswerPart[] {
  const [content, ...others] = tokens
  if (!content || others.length > 0 || !('tokens' in content) || !content.tokens)
    return refuse(`"${raw.trim()}" has more than one paragraph`)
  return partsOf(content.tokens, refuse)
}

/** The questions and answers of a Markdown text: headings of the second level, with paragraphs and lists below them. */
export function parseAnswers(markdown: string, refuse: Refuse): Answer[] {
  const answers: Answer[] = []
  for (const token of marked.lexer(markdown)) {
    const answer = answers.at(-1)
    if (isA(token, 'space')) continue
    if (isA(token, 'heading') && token.depth === 2)
      answers.push({ question: textOf(token.tokens, refuse), blocks: [] })
    else if (!answer) refuse(`"${token.raw.trim()}" is above the first question, which begins with ##`)
    else if (isA(token, 'paragraph'))
      answer.blocks.push({ kind: 'paragraph', lines: [partsOf(token.tokens ?? [], refuse)] })
    else if (isA(token, 'list'))
      answer.blocks.push({
        kind: token.ordered ? 'steps' : 'list',
        lines: token.items.map((item: Tokens.ListItem) => itemOf(item, refuse)),
      })
    else refuse(`the ${token.type} "${token.raw.trim()}" is neither a question (##) nor a paragraph or list`)
  }
  const empty = answers.find(({ blocks }) => blocks.length === 0)
  if (empty) refuse(`"${empty.question}" has no answer`)
  return answers
}

/** The answers of a brand by language, from `answers/de.md` and the like in its folder. */
export function readAnswers({ path }: Pick<BrandFolder, 'path'>): Record<string, Answer[]> {
  const folder = join(path, 'answers')
  if (!existsSync(folder)) return {}
  return Object.fromEntries(
    readdirSync(folder).map((name) => {
      const file = join(folder, name)
      const refuse: Refuse = (problem) => {
        throw new Error(`${file}: ${problem}`)
      }
      if (!/^[a-z]{2,3}\.md$/.test(name)) refuse('its name is not that of a language, such as de.md')
      return [name.slice(0, -'.md'.length), parseAnswers(readFileSync(file, 'utf8'), refuse)]
    }),
  )
}
