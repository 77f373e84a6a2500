import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const example = join(import.meta.dirname, 'navigation.tsx.txt')
const house = mkdtempSync(join(tmpdir(), 'lint-'))
afterAll(() => rmSync(house, { recursive: true }))
copyFileSync('biome.json', join(house, 'biome.json'))

/** Lints the example, with the rules of this house, as if it stood in one of its folders. */
function complaintsIn(folder: string): { line: number; message: string }[] {
  mkdirSync(join(house, folder), { recursive: true })
  copyFileSync(example, join(house, folder, 'Example.tsx'))
  // A folder of its own, for text from standard input is only mended, not complained about.
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const options = ['lint', '--vcs-enabled=false', '--reporter=json', folder]
  const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: house, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as Report
  return diagnostics.map(({ location, message }) => ({ line: location.start.line, message }))
}

interface Report {
  diagnostics: { message: string; location: { start: { line: number } } }[]
}

test('a screen that navigates by itself is refused, and told what to do instead', () => {
  const complaints = complaintsIn('src/screens/parcel')
  const marked = readFileSync(example, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.includes('// refused') ? [index + 1] : []))
  expect([...new Set(complaints.map(({ line }) => line))]).toEqual(marked)
  for (const { message } of complaints) expect(message).toContain('its machine emits where to go')
})

test('the shell may navigate', () => {
  expect(complaintsIn('src/app')).toEqual([])
})
