/** Fails when Markdown, a comment, a test title or a description breaks a rule of our English: prose.yaml, grammar, length. */
import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { checkText } from './prose/checkText'
import { findProse } from './prose/findProse'

/** At least this share of the sentences in Markdown has at most so many words. */
const MIN_SHARE = 0.95
const SHORT = 25
const GENERATED = /^machines\/README\.md$|\.gen\.tsx?$|^src\/api\/schema\.d\.ts$|^i18n\/i18n-/

const lengths: number[] = []
let failures = 0
const files = execSync('git ls-files -co --exclude-standard "*.md" "*.ts" "*.tsx" "*.js" "*.cjs"', {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
for (const file of files.filter((name) => !GENERATED.test(name) && existsSync(name))) {
  const source = readFileSync(file, 'utf8')
  for (const { place, start, text } of findProse(file, source)) {
    const checked = checkText(text)
    // Headings and cells of one or two words would flatter the figure.
    if (place === 'markdown') lengths.push(...checked.lengths.filter((words) => words > 4))
    for (const { rule, offset, length, better } of checked.findings) {
      const at = start + offset
      const line = source.slice(0, at).split('\n').length
      const found = source.slice(at, at + length).replace(/\s+/g, ' ')
      console.error(`${file}:${line} "${found}" (${place}, ${rule}): ${better}`)
      failures++
    }
  }
}
const share = lengths.filter((words) => words <= SHORT).length / lengths.length
console.info(
  `${(share * 100).toFixed(1)} % of ${lengths.length} sentences in Markdown have at most ${SHORT} words`,
)
if (failures > 0 || share < MIN_SHARE) process.exitCode = 1
