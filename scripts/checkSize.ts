/** Fails when the JavaScript that the login page needs before it can be used is above its budget. */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/** Kilobytes (1,000 bytes) after brotli. The stack alone, at its leanest, takes 99. */
const BUDGET = 105

interface Chunk {
  file: string
  imports?: string[]
}

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Chunk>
const chunkOf = (file: string) => Object.values(manifest).find((chunk) => chunk.file === file)

/** The file and everything it imports statically. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const name of chunkOf(file)?.imports ?? []) withImports(manifest[name]?.file ?? name, found)
  return found
}

const page = readFileSync('dist/index.html', 'utf8')
const scripts = [...page.matchAll(/<script [^>]*src="\/([^"]+)"/g)].map((match) => match[1] ?? '')
const files = new Set(scripts.flatMap((script) => [...withImports(script)]))
let total = 0
for (const file of files) {
  const size = brotliCompressSync(readFileSync(`dist/${file}`)).length / 1000
  total += size
  console.log(`${size.toFixed(1).padStart(7)} kB  ${file}`)
}
console.log(
  `${total.toFixed(1).padStart(7)} kB  initial JavaScript of the login page (budget ${BUDGET} kB brotli)`,
)
if (files.size === 0 || total > BUDGET) process.exitCode = 1
