/**
 * `npm run package`: one archive of all that a provider deploys. Beside the built portal and the files of deploy/ it holds
 * the sums of every file, what the portal is made of (CycloneDX), and the licences of it.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { billOfMaterials, licences, packageFolders, readManifest } from './package/materials'
import { listScripts } from './scriptInventory'

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
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
const packages = packageFolders()
writeFileSync(join(folder, 'sbom.cdx.json'), `${billOfMaterials(packages)}\n`)
writeFileSync(join(folder, 'scripts.json'), `${JSON.stringify(listScripts('dist'), null, 2)}\n`)
writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), `${licences(packages)}\n`)
const sums = filesIn(folder).map(
  (file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${relative(folder, file)}\n`,
)
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
execFileSync('tar', ['-czf', join('release', `${title}.tar.gz`), '-C', 'release', title])
console.info(
  `release/${title}.tar.gz holds ${sums.length} files; "sha256sum --check SHA256SUMS" proves them.`,
)
