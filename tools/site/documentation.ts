import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { html, raw } from 'hono/html'
import { Marked } from 'marked'
import { type Html, page } from './page'

const isImage = (path: string) => ['.png', '.svg', '.jpg'].includes(extname(path))
const isDocument = (path: string) => path.endsWith('.md')

/** The address of a repository's file in the documentation: pages for text, files for images. */
function addressOf(path: string): string {
  if (path === 'README.md') return 'index.html'
  if (isDocument(path)) return path.replace(/README\.md$/, 'index.html').replace(/\.md$/, '.html')
  return isImage(path) ? path : `${path}.html`
}

/** The path of a link's target. A folder is its README, if it has one. */
function targetOf(from: string, link: string): string {
  const path = join(dirname(from), decodeURI(link)).replace(/\/$/, '')
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) throw new Error(`${from} links to ${link}, which does not exist.`)
  return stats.isDirectory() && readdirSync(path).includes('README.md') ? join(path, 'README.md') : path
}

/** The id by which GitHub links to a heading. */
const anchorOf = (heading: string) =>
  heading
    .replaceAll(/<[^>]+>|&\w+;/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens)
      return `<h${depth} id="${anchorOf(text)}">${text}</h${depth}>\n`
    },
  },
})

/** A document as HTML. Headings are link targets, tables and code scroll by themselves, `resolveLink` maps its links. */
export const renderMarkdown = (text: string, resolveLink: (link: string) => string): string =>
  markdown
    .parse(text, { async: false })
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<img ', '<img loading="lazy" ')
    .replaceAll(
      /(<(?:a|img)\b[^>]*?\s(?:href|src)=")([^"]+)"/g,
      (_, start: string, link: string) => `${start}${resolveLink(link)}"`,
    )

/** A file or folder that is no document. */
const sourcePage = (path: string): Html =>
  statSync(path).isDirectory()
    ? html`<ul>${readdirSync(path).map((name) => html`<li><code>${name}</code></li>`)}</ul>`
    : html`<pre tabindex="0"><code>${readFileSync(path, 'utf8')}</code></pre>`

/** Documents keep the order in which the README links to them; the many decisions come last, below their own README. */
const sortKeyOf = (path: string) => (path.includes('/decisions/') ? path.replace('README', '000') : '')

/** Writes the README and everything that it leads to; throws at a dead link. Returns the number of pages. */
export function writeDocumentation(folder: string): number {
  const found = new Map<string, { title: string; content: Html }>()
  const queue = ['README.md']

  function read(path: string): { title: string; content: Html } {
    if (!isDocument(path))
      return { title: path, content: html`<h1><code>${path}</code></h1>${sourcePage(path)}` }
    const text = readFileSync(path, 'utf8')
    const resolveLink = (link: string) => {
      if (/^(?:[a-z]+:|#|\/)/i.test(link)) return link
      const [file = '', anchor] = link.split('#')
      const target = targetOf(path, file)
      queue.push(target)
      const address = relative(dirname(addressOf(path)), addressOf(target))
      return anchor ? `${address}#${anchor}` : address
    }
    const title = /^# (.+)$/m.exec(text)?.[1] ?? path
    return { title, content: raw(renderMarkdown(text, resolveLink)) }
  }

  for (let path = queue.shift(); path; path = queue.shift())
    if (isImage(path)) cpSync(path, join(folder, path))
    else if (!found.has(path)) found.set(path, read(path))

  const documents = [...found]
    .filter(([path]) => isDocument(path))
    .toSorted(([one], [other]) => sortKeyOf(one).localeCompare(sortKeyOf(other)))
  for (const [path, { title, content }] of found) {
    const contents = documents.map(([other, { title }]) => {
      const address = relative(dirname(addressOf(path)), addressOf(other))
      const isDecision = /\/decisions\/\d{3}-/.test(other)
      return html`<li${isDecision ? raw(' class="decision"') : ''}><a href="${address}"${other === path ? raw(' aria-current="page"') : ''}>${title}</a></li>`
    })
    const body = html`<div class="reading">
      <a class="to-all" href="#all">All documents</a>
      <nav id="all" aria-label="Documents"><ul>${contents}</ul></nav>
      <main>${content}</main>
    </div>`
    const file = join(folder, addressOf(path))
    const toSite = '../'.repeat(addressOf(path).split('/').length)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, String(page({ title, toSite, part: 'documentation/', content: body })))
  }
  return found.size
}
