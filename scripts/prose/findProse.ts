/** Finds the English in Markdown and TypeScript: paragraphs, comments, titles of tests, descriptions of machines. */
import { type Node, parseSync, Visitor } from 'oxc-parser'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** One piece of prose. `text` has the length of its source, with code as words of CODE and markup as spaces. */
export interface Prose {
  place: 'markdown' | 'comment' | 'title' | 'description'
  start: number
  text: string
}

const blank = (text: string) => text.replace(/\S/g, ' ')
/** A letter that no English word has. A capital one, because retext joins a sentence in lower case to the one before. */
export const CODE = 'Ｘ'
const asWord = (code: string) => code.replace(/\S|(?<=\S) (?=\S)/g, CODE)

const markdown = unified().use(remarkParse).use(remarkGfm)
type MarkdownNode = ReturnType<typeof markdown.parse> | ReturnType<typeof markdown.parse>['children'][number]

function findInMarkdown(source: string): Prose[] {
  const blocks: { start: number; end: number }[] = []
  let prose = blank(source)
  function visit(node: MarkdownNode): void {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      blocks.push({ start, end })
    if (node.type === 'text' || node.type === 'inlineCode') {
      const text = source.slice(start, end)
      prose = prose.slice(0, start) + (node.type === 'text' ? text : asWord(text)) + prose.slice(end)
    }
    if ('children' in node) node.children.forEach(visit)
  }
  visit(markdown.parse(source))
  return blocks.map(({ start, end }) => ({ place: 'markdown', start, text: prose.slice(start, end) }))
}

/** Whether a call such as `test.skip` or `it.each(rows)` declares a test. */
function declaresTest(callee: Node): boolean {
  if (callee.type === 'Identifier') return /^(test|it|describe)$/.test(callee.name)
  if (callee.type === 'MemberExpression') return declaresTest(callee.object)
  if (callee.type === 'TaggedTemplateExpression') return declaresTest(callee.tag)
  return callee.type === 'CallExpression' && declaresTest(callee.callee)
}

function findInCode(file: string, source: string): Prose[] {
  const found: Prose[] = []
  const { comments, program } = parseSync(file, source)

  for (const { type, start, end } of comments) {
    const text = source
      .slice(start, end)
      .replace(/^(\/\*+|\/\/+)|\*+\/$|^[ \t]*\*/gm, blank)
      .replace(/`[^`]*`/g, asWord)
    const last = found.at(-1)
    const between = last && source.slice(last.start + last.text.length, start)
    // Lines of `//` that follow each other are one paragraph.
    if (last && type === 'Line' && between?.trim() === '') last.text += between + text
    else found.push({ place: 'comment', start, text })
  }

  function add(place: Prose['place'], node: Node): void {
    if (node.type === 'BinaryExpression') for (const side of [node.left, node.right]) add(place, side)
    const isText =
      node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
    if (!isText) return
    const text = source.slice(node.start + 1, node.end - 1)
    found.push({ place, start: node.start + 1, text: text.replace(/\$\{[^}]*\}|`[^`]*`|\$\w+|%\w/g, asWord) })
  }
  const describes = /^(machines|scripts|tests|tools)\//.test(file)
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (title && declaresTest(callee)) add('title', title)
    },
    Property({ key, value }) {
      if (describes && key.type === 'Identifier' && key.name === 'description') add('description', value)
    },
  }).visit(program)
  return found
}

export const findProse = (file: string, source: string) =>
  file.endsWith('.md') ? findInMarkdown(source) : findInCode(file, source)
