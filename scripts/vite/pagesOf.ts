import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type ESTree, parseAst, type Rolldown, Visitor } from 'vite'
import type { Pages } from '../../src/boot/pages.ts'
import type { Prerendered } from '../../src/prerender/prerender.tsx'

const ROUTES_FILE = 'src/app/routes.gen.ts'

const nameOf = (key: ESTree.Node): string => (key.type === 'Identifier' ? key.name : '')

/** The module of the screen that each route loads, as the generated table of routes writes it. */
function screensByRoute(routes: readonly string[]): Map<string, string> {
  const screens = new Map<string, string>()
  let route = ''
  new Visitor({
    Property(property) {
      if (routes.includes(nameOf(property.key))) route = nameOf(property.key)
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal') screens.set(route, resolve('src/app', `${source.value}.tsx`))
    },
  }).visit(parseAst(readFileSync(ROUTES_FILE, 'utf8'), { lang: 'ts' }))
  return screens
}

/** What the document's script must know about a build: the files that each page needs in addition to the entry. */
export function pagesOf(
  bundle: Rolldown.OutputBundle,
  { framedRoutes, routes, baseLocale, tags }: Prerendered,
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
  const signedInModules = ['src/app/shell/Shell.tsx', 'src/flows/customerFlows.ts', 'src/api/sender.ts']
  const signedIn = [...new Set(signedInModules.flatMap(filesOf))]
  const screens = screensByRoute(routes)
  const pages = framedRoutes.map(({ route, path, header }) => {
    const ownFiles = filesOf(screens.get(route) ?? route).filter((file) => !signedIn.includes(file))
    const segments = path.toLowerCase().split('/').filter(Boolean)
    return [segments[0] ?? '', { depth: segments.length, frame: header, files: ownFiles }] as const
  })
  const messageFiles = (part: string) =>
    Object.fromEntries(Object.keys(tags).map((locale) => [locale, filesOf(`i18n/${locale}/${part}.ts`)]))
  return {
    baseLocale,
    tags,
    firstMessages: messageFiles('first'),
    otherMessages: messageFiles('rest.gen'),
    signedIn,
    prefetchScript: '',
    routes: Object.fromEntries(pages),
    files,
  }
}
