import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { type Route, routes, screenFileOf } from '../../src/app/routes'

const groupsIn = (part: string) =>
  [...readFileSync(`i18n/de/${part}.ts`, 'utf8').matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => name)

/** A module and everything that it imports at some time, except other pages. */
function modulesOf(start: string): string[] {
  const modules = [start]
  for (const module of modules)
    for (const [, path = ''] of readFileSync(module, 'utf8').matchAll(
      /^(?!(?:im|ex)port type).*(?:from |import\()'(\.[^']+)'/gm,
    )) {
      const base = join(dirname(module), path)
      const file = [`${base}.tsx`, `${base}.ts`].find(existsSync)
      const isKnown = file === undefined || modules.includes(file)
      const isOtherPage = /^src\/features\//.test(file ?? '') && dirname(file ?? '') !== dirname(start)
      if (!isKnown && !isOtherPage && !/^i18n|createPages/.test(file)) modules.push(file)
    }
  return modules
}

const homes = Object.values<Route>(routes)
  .filter(({ texts }) => texts)
  .map(screenFileOf)

it.each(['src/app/shell/Shell.tsx', ...homes])(
  'the texts that load with the overview suffice for %s',
  (start) => {
    const missing = modulesOf(start).flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return groupsIn('rest')
        .filter((group) =>
          new RegExp(
            `LL\\.${group}\\b|\\{[^}=]*\\b${group}\\b[^}=]*\\}(?: = LL\\b|: TranslationFunctions\\b)`,
          ).test(text),
        )
        .map((group) => `${file}: ${group}`)
    })
    expect(missing, 'move the group from i18n/*/rest.ts to home.ts, or move the text').toEqual([])
  },
)
