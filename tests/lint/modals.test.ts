import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

/** What lies over a page, or opens from a button. */
const lyingOver = /<(ConfirmDialog|Dialog|SideSheet|MenuButton)\b/

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.startsWith(join('ui', '')))
  .filter((file) => lyingOver.test(readFileSync(join('src', file), 'utf8')))
  .map((file) => basename(file, '.tsx'))

const page = readFileSync('docs/accessibility.md', 'utf8')
const rows = [...page.matchAll(/^\| `(\w+)` \| .*\]\(\.\.\/(tests\/[^)]+)\) \|$/gm)]

it('F1: each modal, panel and menu names the test by which axe looks into it', () => {
  const advice = 'docs/accessibility.md has a row for each'
  expect(rows.map(([, name]) => name).sort(), advice).toEqual([...components].sort())
})

it.each(rows.map(([, name, file]) => ({ name, file })))('F1: axe looks into $name', ({ file = '' }) => {
  expect(readFileSync(file, 'utf8')).toContain('expectAccessible(')
})
