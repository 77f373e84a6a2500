import { marked } from 'marked'

/** The blocks of code below a heading of the second level, also those in lists. */
export function blocksBelow(markdown: string, title: string): { lang: string; text: string }[] {
  const tokens = marked.lexer(markdown)
  const isChapter = (token: (typeof tokens)[number]) => token.type === 'heading' && token.depth === 2
  const from = tokens.findIndex((token) => isChapter(token) && token.raw.includes(title)) + 1
  const length = tokens.slice(from).findIndex(isChapter)
  const blocks: { lang: string; text: string }[] = []
  marked.walkTokens(tokens.slice(from, from + length), (token) => {
    if (token.type === 'code') blocks.push({ lang: token.lang ?? '', text: token.text })
  })
  return blocks
}
