/**
 * `npm run package`: one archive of all that a provider deploys. Beside the built portal and the files of deploy/ it holds
 * the sums of every file, what the portal is made of (CycloneDX), and the licences of it.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listScripts } from './scriptInventory'

interface Manifest {
  name: string
  version: string
  license?: string
}

const run = (command: string, ...words: string[]) =>
  execFileSync(command, words, {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** The licence of each package that the portal uses at run time, one below the other. */
function licences(): string {
  const [, ...folders] = run('npm', 'ls', '--omit=dev', '--all', '--parseable').trim().split('\n')
  return [...new Set(folders)]
    .map((folder) => {
      const { name, version, license = 'no licence named' } = readManifest(folder)
      const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
      const text = file ? readFileSync(join(folder, file), 'utf8').trim() : ''
      return `${name} ${version} (${license})\n\n${text}`
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)
}

const { name, version } = readManifest('.')
const title = `${name}-${version}`
const folder = join('release', title)
rmSync('release', { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
// The build's manifest names its sources: it is for checks alone.
cpSync('dist', join(folder, 'dist'), { recursive: true, filter: (path) => !path.endsWith('.vite') })
cpSync('deploy', join(folder, 'deploy'), { recursive: true })
for (const file of ['CHANGELOG.md', 'LICENSE', 'SECURITY.md', 'docs/deployment.md'])
  if (existsSync(file)) cpSync(file, join(folder, file))
writeFileSync(join(folder, 'sbom.cdx.json'), run('npm', 'sbom', '--sbom-format=cyclonedx', '--omit=dev'))
writeFileSync(join(folder, 'scripts.json'), `${JSON.stringify(listScripts('dist'), null, 2)}\n`)
writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), `${licences()}\n`)
const sums = filesIn(folder).map(
  (file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${relative(folder, file)}\n`,
)
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
run('tar', '-czf', join('release', `${title}.tar.gz`), '-C', 'release', title)
console.info(
  `release/${title}.tar.gz holds ${sums.length} files; "sha256sum --check SHA256SUMS" proves them.`,
)
