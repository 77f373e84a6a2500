/**
 * `npm run package`: one archive with everything that a provider deploys, in release/ or the given folder. It holds the
 * build, deploy/, the guides, a checksum of every file, the parts and their known vulnerabilities (CycloneDX), the list
 * of scripts, and the licences.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesOf } from './contentHash'
import { createSbom, licenceTexts, packageFolders, readManifest } from './package/sbom'
import { type Assessment, createVex } from './package/vex'
import vulnerabilities from './package/vulnerabilities.json'
import { listScripts } from './scriptInventory'

const guides = ['CHANGELOG.md', 'SECURITY.md', 'docs/deployment.md', 'docs/operation.md', 'docs/legal.md']

/** Replaces links to files outside the archive by their text. */
function removeBrokenLinks(guide: string): void {
  const text = readFileSync(guide, 'utf8').replaceAll(
    /\[([^\]]*)\]\((?!https?:|#)([^)#]+)[^)]*\)/g,
    (link, linkText: string, target: string) => (existsSync(join(dirname(guide), target)) ? link : linkText),
  )
  writeFileSync(guide, text)
}

const { name, version } = readManifest('.')
const archiveName = `${name}-${version}`
const [output = 'release'] = process.argv.slice(2)
const folder = join(output, archiveName)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
// The manifest names the source files; only the checks use it.
cpSync('dist', join(folder, 'dist'), { recursive: true, filter: (path) => !path.endsWith('.vite') })
cpSync('deploy', join(folder, 'deploy'), { recursive: true })
for (const file of ['LICENSE', ...guides]) cpSync(file, join(folder, file))
for (const guide of guides) removeBrokenLinks(join(folder, guide))
const packages = packageFolders()
const sbom = createSbom(packages)
writeFileSync(join(folder, 'sbom.cdx.json'), `${sbom}\n`)
writeFileSync(join(folder, 'vex.cdx.json'), `${createVex(sbom, vulnerabilities satisfies Assessment[])}\n`)
writeFileSync(join(folder, 'scripts.json'), `${JSON.stringify(listScripts('dist'), null, 2)}\n`)
writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), `${licenceTexts(packages)}\n`)
const checksums = filesOf(folder).map(
  (file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${relative(folder, file)}\n`,
)
writeFileSync(join(folder, 'SHA256SUMS'), checksums.join(''))
execFileSync('tar', ['-czf', join(output, `${archiveName}.tar.gz`), '-C', output, archiveName])
console.info(
  `${output}/${archiveName}.tar.gz contains ${checksums.length} files; "sha256sum --check SHA256SUMS" verifies them.`,
)
