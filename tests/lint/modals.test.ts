import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

/** Components that cover a page, or that open from a button. */
const lyingOver = /<(ConfirmDialog|Dialog|SideSheet|MenuButton)\b/

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.startsWith(join('ui', '')))
  .filter((file) => lyingOver.test(readFileSync(join('src', file), 'utf8')))
  .map((file) => basename(file, '.tsx'))

const page = readFileSync('docs/accessibility.md', 'utf8')
const rows = [...page.matchAll(/^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$/gm)]
const states = readFileSync('tests/browser/support/screenStates.ts', 'utf8')

it('F1: each modal, panel and menu names the state in which axe checks it', () => {
  const advice = 'docs/accessibility.md has a row for each'
  expect(rows.map(([, name]) => name).sort(), advice).toEqual([...components].sort())
})

it.each(rows.map(([, name, cell]) => ({ name, cell })))('F1: axe checks $name', ({ cell = '' }) => {
  const test = cell.match(/\(\.\.\/(tests\/[^)]+)\)/)?.[1]
  if (test) return expect(readFileSync(test, 'utf8')).toContain('expectAccessible(')
  for (const state of cell.split(', ')) expect(states).toContain(`'${state}'`)
})
