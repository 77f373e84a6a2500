import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { html, raw } from 'hono/html'
import { renderMarkdown } from './markdown'
import { type Html, page } from './page'

const isImage = (path: string) => ['.png', '.svg', '.jpg'].includes(extname(path))
const isDocument = (path: string) => path.endsWith('.md')

/** Where a file of the repository stands in the documentation: pages for what is read, files for what is looked at. */
export const addressOf = (path: string): string => {
  if (path === 'README.md') return 'index.html'
  if (isDocument(path))
    return path.replace(/(?:README)?\.md$/, (end) => (end === '.md' ? '.html' : 'index.html'))
  return isImage(path) ? path : `${path}.html`
}

/** What a link of a document leads to, from the top of the repository. A folder is its README, if it has one. */
function targetOf(from: string, link: string): string {
  const path = join(dirname(from), link).replace(/\/$/, '')
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) throw new Error(`${from} links to ${link}, which is not there.`)
  if (!stats.isDirectory()) return path
  return readdirSync(path).includes('README.md') ? join(path, 'README.md') : path
}

/** Links that lead on within the repository; those of addresses and of the same page stay. */
const isWithin = (link: string) => !/^(?:[a-z]+:|#|\/)/i.test(link)

const isDecision = (path: string) => /\/decisions\/\d{3}-/.test(path)

/** Documents stand as the README leads to them; decisions, which are many, come last, below what they have in common. */
const placeOf = (path: string) => (path.includes('/decisions/') ? path.replace('README', '000') : '')

const titleOf = (markdown: string, path: string) => /^# (.+)$/m.exec(markdown)?.[1] ?? path

const listing = (folder: string): Html =>
  html`<ul>${readdirSync(folder).map((name) => html`<li><code>${name}</code></li>`)}</ul>`

/** A file or folder that is no document, as it is. */
const sourcePage = (path: string): Html =>
  statSync(path).isDirectory()
    ? listing(path)
    : html`<pre tabindex="0"><code>${readFileSync(path, 'utf8')}</code></pre>`

/** Writes the README and all that it leads to, each under its path in the repository; a dead link throws. */
export function writeDocumentation(folder: string): { pages: number } {
  const found = new Map<string, { title: string; content: Html }>()
  const waiting = ['README.md']

  /** The document with each of its links leading to a page of the site. */
  function read(path: string) {
    if (!isDocument(path)) return found.set(path, { title: path, content: sourcePage(path) })
    const markdown = readFileSync(path, 'utf8')
    const lead = (link: string) => {
      if (!isWithin(link)) return link
      const [file = '', anchor] = link.split('#')
      const target = targetOf(path, decodeURI(file))
      waiting.push(target)
      const address = relative(dirname(addressOf(path)), addressOf(target))
      return anchor ? `${address}#${anchor}` : address
    }
    return found.set(path, { title: titleOf(markdown, path), content: raw(renderMarkdown(markdown, lead)) })
  }

  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (found.has(path)) continue
    if (!isImage(path)) read(path)
    else {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      cpSync(path, join(folder, path))
    }
  }
  const documents = [...found]
    .filter(([path]) => isDocument(path))
    .toSorted(([one], [other]) => placeOf(one).localeCompare(placeOf(other)))
  for (const [path, { title, content }] of found) {
    const file = join(folder, addressOf(path))
    mkdirSync(dirname(file), { recursive: true })
    const contents = documents.map(([other, { title }]) => {
      const address = relative(dirname(addressOf(path)), addressOf(other))
      return html`<li${isDecision(other) ? raw(' class="decision"') : ''}><a href="${address}"${other === path ? raw(' aria-current="page"') : ''}>${title}</a></li>`
    })
    const body = html`<div class="reading">
      <a class="to-all" href="#all">All documents</a>
      <nav id="all" aria-label="Documents"><ul>${contents}</ul></nav>
      <main>${isDocument(path) ? '' : html`<h1><code>${path}</code></h1>`}${content}</main>
    </div>`
    const toSite = '../'.repeat(addressOf(path).split('/').length)
    writeFileSync(
      file,
      String(page({ title, toSite, part: 'documentation/', style: 'documentation.css', content: body })),
    )
  }
  return { pages: found.size }
}
