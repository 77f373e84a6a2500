import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

interface Sbom {
  metadata: { component: { 'bom-ref': string } }
  components: { 'bom-ref': string; name: string; version: string }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

interface Manifest {
  name: string
  version: string
  license?: string
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] })

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The folders of the packages that the portal uses at run time. */
export function packageFolders(): string[] {
  const [, ...folders] = run('npm', 'ls', '--omit=dev', '--all', '--parseable').trim().split('\n')
  // A workspace of this repository is not a package in use.
  return [...new Set(folders)].filter((folder) => realpathSync(folder).includes('node_modules'))
}

/**
 * The parts list of the portal, in CycloneDX format. npm's own omits development packages together with their peer
 * dependencies, such as React.
 */
export function createSbom(folders: readonly string[]): string {
  const sbom: Sbom = JSON.parse(run('npm', 'sbom', '--sbom-format=cyclonedx'))
  const usedPackages = new Set(folders.map(readManifest).map(({ name, version }) => `${name}@${version}`))
  const components = sbom.components.filter(({ name, version }) => usedPackages.has(`${name}@${version}`))
  const refs = new Set([sbom.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])])
  const dependencies = sbom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }))
  return JSON.stringify({ ...sbom, components, dependencies }, null, 2)
}

/** The licences of each package: a package may contain the work of others, such as Google's rules for phone numbers. */
export function licenceTexts(folders: readonly string[]): string {
  return folders
    .map((folder) => {
      const { name, version, license = 'no licence named' } = readManifest(folder)
      const texts = readdirSync(folder)
        .filter((name) => /^(licen[cs]e|notice)/i.test(name))
        .map((file) => readFileSync(join(folder, file), 'utf8').trim())
      return [`${name} ${version} (${license})`, ...texts].join('\n\n')
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)
}
