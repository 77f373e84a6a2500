/** Fails when the files that a page's document loads before the page is usable are too many or too large. */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { type Pages, resolvePage } from '../src/boot/pages'

/**
 * Kilobytes (1,000 bytes) after brotli, texts included. A minimal login needs 99 for the stack alone. The early balance
 * costs the login 1 and the overview 6.5. That the libraries have a file of their own costs 1.2.
 */
const budgets = [
  { path: '/login', isSignedIn: false, budget: 107 },
  { path: '/', isSignedIn: true, budget: 147 },
]

/** With the critical styles and the login in each language; brands and languages add to it. */
const DOCUMENT_BUDGET = 8

const documentHtml = readFileSync('dist/index.html', 'utf8')
// Including the files that the document preloads.
const documentScripts = [
  ...documentHtml.matchAll(/<(?:script|link rel="modulepreload") [^>]*(?:src|href)="\/assets\/([^"]+)"/g),
].map((match) => match[1] ?? '')
const pages: Pages = JSON.parse(readFileSync('dist/.vite/pages.json', 'utf8'))

/** Names a problem, and lets the command fail. */
function expect(holds: boolean, problem: string): void {
  if (holds) return
  console.log(problem)
  process.exitCode = 1
}

const kilobytesOf = (content: string | Buffer) => brotliCompressSync(content).length / 1000

for (const { budget, ...visit } of budgets) {
  const { files, header } = resolvePage(pages, { ...visit, locale: 'de' })
  let total = 0
  for (const file of [...documentScripts, ...files, ...(header ? [header.script] : [])]) {
    const size = kilobytesOf(readFileSync(`dist/assets/${file}`))
    total += size
    console.log(`${size.toFixed(1).padStart(7)} kB  ${file}`)
  }
  console.log(`${total.toFixed(1).padStart(7)} kB  scripts of ${visit.path} (budget ${budget} kB brotli)\n`)
  expect(total <= budget, `${visit.path} exceeds its budget.`)
}

expect(documentScripts.length === 3, `The document loads ${documentScripts.length} scripts instead of 3.`)
const documentSize = kilobytesOf(documentHtml)
console.log(`${documentSize.toFixed(1).padStart(7)} kB  document (budget ${DOCUMENT_BUDGET} kB brotli)`)
expect(documentSize <= DOCUMENT_BUDGET, 'The document exceeds its budget.')
expect(
  !documentHtml.replaceAll(/<noscript>.*?<\/noscript>/gs, '').includes('rel="stylesheet"'),
  'A style sheet delays the first paint: src/lib/applyStyles.ts applies the styles in the document.',
)
const entry = documentScripts.find((name) => name.startsWith('index-'))
expect(
  readFileSync(`dist/assets/${entry}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  'The entry has lost the hint of scripts/vite/compileHint.ts.',
)
