/** Adds a brotli and a gzip file for each script and style sheet of the build, so that servers need not compress. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const folder = 'dist/assets'

for (const name of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
  const file = join(folder, name)
  const content = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
