import { basename, resolve } from 'node:path'
import type { Rolldown } from 'vite'
import type { Pages } from '../../src/boot/pages.ts'
import type { Prerendered } from '../../src/prerender/prerender.tsx'

/** What the document's script must know about a build: the files that each page needs in addition to the entry. */
export function pagesOf(
  bundle: Rolldown.OutputBundle,
  { shellRoutes, baseLocale, tags }: Prerendered,
): Pages {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const withImports = (name: string): string[] => [
    name,
    ...(chunks.find(({ fileName }) => fileName === name)?.imports ?? []).flatMap(withImports),
  ]
  const entry = new Set(chunks.flatMap(({ isEntry, fileName }) => (isEntry ? withImports(fileName) : [])))
  const files: string[] = []
  /** The numbers of the files that a module needs, including its own. */
  function filesOf(module: string): number[] {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(module)))
    if (!chunk) throw new Error(`The build contains no file with ${module}`)
    return [...new Set(withImports(chunk.fileName))]
      .filter((file) => !entry.has(file))
      .map((file) => {
        const name = basename(file)
        return files.includes(name) ? files.indexOf(name) : files.push(name) - 1
      })
  }
  const signedInModules = [
    'src/app/shell/Shell.tsx',
    'src/app/customer/customerFlows.ts',
    'src/api/sender.ts',
  ]
  const signedIn = [...new Set(signedInModules.flatMap(filesOf))]
  const pages = shellRoutes.map(({ path, file, header, hasHomeTexts }) => {
    const ownFiles = filesOf(file).filter((one) => !signedIn.includes(one))
    const segments = path.toLowerCase().split('/').filter(Boolean)
    return [
      segments[0] ?? '',
      { depth: segments.length, shell: header, files: ownFiles, hasHomeTexts },
    ] as const
  })
  const messageFiles = (part: string) =>
    Object.fromEntries(Object.keys(tags).map((locale) => [locale, filesOf(`i18n/${locale}/${part}.ts`)]))
  return {
    baseLocale,
    tags,
    portal: filesOf('src/portal.tsx'),
    firstMessages: messageFiles('first'),
    homeMessages: messageFiles('home'),
    restMessages: messageFiles('rest'),
    signedIn,
    headerScript: '',
    routes: Object.fromEntries(pages),
    files,
  }
}
