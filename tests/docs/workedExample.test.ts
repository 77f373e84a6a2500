import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { blocksBelow } from './blocksBelow'

const root = join(import.meta.dirname, '..', '..')
const heading = 'From an empty file to a green report'

/** A portal without any path of its own: the kit and the report, and what the tests of all screens begin with. */
function emptyPortal(folder: string): void {
  const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'scripts']
  const kit = ['tests/paths/kit', 'tests/paths/report', 'tests/paths/update.ts']
  const support = readdirSync(join(root, 'tests')).filter((file) => /^[^.]+\.tsx?$/.test(file))
  for (const path of [...settings, ...kit, ...support.map((file) => `tests/${file}`)])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  for (const path of ['node_modules', 'src', 'i18n', 'sandbox'])
    symlinkSync(join(root, path), join(folder, path))
  for (const path of ['machines', 'tests/paths/golden', 'tests/paths/screens']) mkdirSync(join(folder, path))
}

const folder = mkdtempSync(join(tmpdir(), 'example-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('X4: what a tester writes for a new machine leads to a green report, as docs/testers.md has it', () => {
  emptyPortal(folder)
  let said = ''
  for (const { lang, text } of blocksBelow(readFileSync(join(root, 'docs/testers.md'), 'utf8'), heading)) {
    if (lang === 'ts') {
      const [, path] = /^\/\/ (\S+)\n/.exec(text) ?? []
      if (path === undefined) throw new Error(`a block of the example names no file:\n${text}`)
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    } else {
      const { PATH, HOME } = process.env
      const { status, stdout, stderr } = spawnSync(text, { cwd: folder, shell: true, env: { PATH, HOME } })
      said = `${stdout}`
      expect(status, `${text}\n${stdout}\n${stderr}`).toBe(0)
    }
  }
  expect(said).toContain('All marks are reached.')
  const report = readFileSync(join(folder, 'paths-report/junit.xml'), 'utf8')
  expect(report).toContain('brewDrink: an empty cup')
  expect(existsSync(join(folder, 'tests/paths/golden/drinks.json'))).toBe(true)
})
