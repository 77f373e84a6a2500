import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { blocksBelow } from '../../docs/blocksBelow'

const guide = readFileSync(resolve(import.meta.dirname, '../../../docs/deployment.md'), 'utf8')

/** The blocks of docs/deployment.md below a heading in one language, one after the other. */
export const blocksOf = (heading: string, lang = 'sh') =>
  blocksBelow(guide, heading)
    .filter((block) => block.lang === lang)
    .map(({ text }) => text)
    .join('\n')

/** Puts folders below this one in place of the machine's own. */
export const moveTo = (folder: string, text: string) =>
  text.replaceAll('/etc/nginx', join(folder, 'etc')).replaceAll('/srv/portal', join(folder, 'srv'))

/** Runs commands of the guide; what stands in `bin` of the folder comes before the machine's programs. */
export function runCommands(commands: string, cwd: string, folder: string): void {
  const env = { PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
  execFileSync('sh', ['-ec', moveTo(folder, commands)], { cwd, env, stdio: 'pipe' })
}
