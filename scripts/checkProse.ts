/**
 * Fails when our English breaks a rule of scripts/prose/phrases.ts. Rules that are pending there only count.
 *   npm run check:prose [-- --all]   with --all, shows the places of pending rules too
 */
import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { checkText } from './prose/checkText'
import { findProse } from './prose/findProse'
import { MIN_SHARE, pending, SHORT } from './prose/phrases'

const GENERATED = /^machines\/README\.md$|\.gen\.tsx?$|^src\/api\/schema\.d\.ts$|^i18n\/i18n-/
const showsAll = process.argv.includes('--all')
// From zero, so that a rule shows which nothing breaks any more.
const pendingCounts: Record<string, number> = Object.fromEntries(
  Object.entries(pending).flatMap(([place, rules]) => rules.map((rule) => [`${place}, ${rule}`, 0])),
)
const lengths: number[] = []
let failures = 0

const tracked = execSync('git ls-files "*.md" "*.ts" "*.tsx" "*.js" "*.cjs"', { encoding: 'utf8' })
  .trim()
  .split('\n')
for (const file of tracked.filter((name) => !GENERATED.test(name) && existsSync(name))) {
  const source = readFileSync(file, 'utf8')
  for (const { place, start, text } of findProse(file, source)) {
    const checked = checkText(text)
    // Headings and cells of one or two words would flatter the figure.
    if (place === 'markdown') lengths.push(...checked.lengths.filter((words) => words > 4))
    for (const { rule, offset, length, better } of checked.findings) {
      const name = `${place}, ${rule}`
      const isPending = pending[place].includes(rule)
      if (isPending) pendingCounts[name] = (pendingCounts[name] ?? 0) + 1
      else failures++
      if (isPending && !showsAll) continue
      const at = start + offset
      const line = source.slice(0, at).split('\n').length
      const found = source.slice(at, at + length).replace(/\s+/g, ' ')
      console.error(`${file}:${line} "${found}" (${name}): ${better}`)
    }
  }
}

for (const [name, count] of Object.entries(pendingCounts)) console.log(`${count} pending (${name})`)
const share = lengths.filter((words) => words <= SHORT).length / lengths.length
console.log(
  `${(share * 100).toFixed(1)} % of ${lengths.length} sentences in Markdown have at most ${SHORT} words`,
)
if (share < MIN_SHARE && !pending.markdown.includes('share')) {
  console.error(`At least ${MIN_SHARE * 100} % must.`)
  failures++
}
if (failures > 0) process.exitCode = 1
