/**
 * Follows CONTRIBUTING.md in temporary copies of the repository, one for each chapter: applies its `diff` blocks, which
 * name their file, and runs its `sh` blocks. A word selects the chapters whose titles have it:
 *   npx tsx scripts/checkGuide.ts flow
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const GUIDE = 'CONTRIBUTING.md'
const [word = ''] = process.argv.slice(2)

const workspaces = readdirSync('tools')

function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.split('\n').filter((name) => name && name !== 'node_modules'))
    cpSync(file, join(folder, file))
  for (const modules of ['node_modules', ...workspaces.map((name) => `tools/${name}/node_modules`)])
    if (existsSync(modules)) symlinkSync(resolve(modules), join(folder, modules))
  // Some checks ask git for the files.
  execFileSync('git', ['init', '-q'], { cwd: folder })
  return folder
}

/** Replaces the lines without `+` in a file by those without `-`. */
function applyDiff(file: string, diff: string): void {
  const linesWithout = (sign: string) =>
    diff
      .split('\n')
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n')
  const [before, after] = [linesWithout('+'), linesWithout('-')]
  const parts = readFileSync(file, 'utf8').split(before)
  if (parts.length !== 2)
    throw new Error(
      `${GUIDE}: ${file} has these lines ${parts.length - 1} times, update the block:\n${before}`,
    )
  writeFileSync(file, parts.join(after))
}

for (const chapter of readFileSync(GUIDE, 'utf8').split(/^## /m)) {
  const title = chapter.split('\n')[0] ?? ''
  const blocks = [...chapter.matchAll(/^( *)```(sh|diff) ?(\S*)\n([\s\S]*?)\n\1```$/gm)]
  if (blocks.length === 0 || !title.toLowerCase().includes(word.toLowerCase())) continue
  const folder = copyRepository()
  for (const [, indent = '', kind, file = '', text = ''] of blocks) {
    const code = text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    console.info(`\n${title}\n${kind === 'diff' ? file : code}`)
    if (kind === 'diff') applyDiff(join(folder, file), code)
    else if (spawnSync('bash', ['-ec', code], { cwd: folder, stdio: 'inherit' }).status !== 0) {
      console.error(`${GUIDE}, "${title}": this fails, correct the text or the code:\n${code}`)
      process.exit(1)
    }
  }
  rmSync(folder, { recursive: true })
}
