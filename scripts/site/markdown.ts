import { Marked } from 'marked'

/** The id by which GitHub links to a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/<[^>]+>|&\w+;/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

/** A document as HTML: headings can be linked to, tables and code scroll by themselves, and `lead` says where a link leads. */
export function renderMarkdown(markdown: string, lead: (link: string) => string): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens)
        return `<h${depth} id="${anchorOf(text)}">${text}</h${depth}>\n`
      },
    },
  })
  return marked
    .parse(markdown, { async: false })
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<img ', '<img loading="lazy" ')
    .replaceAll(
      /(<(?:a|img)\b[^>]*?\s(?:href|src)=")([^"]+)"/g,
      (_, start: string, link: string) => `${start}${lead(link)}"`,
    )
}
