import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { compileHint } from '../vite/compileHint'
import { rootOnly } from '../vite/rootOnly'
import { trimLibraryCode } from '../vite/trimLibraryCode'

const buildWith = (plugins: Plugin[], { base = '/', entry = 'src/lib/base.ts' } = {}) =>
  build({
    ...{ configFile: false, logLevel: 'silent', plugins, base },
    build: { write: false, sourcemap: true, lib: { entry, formats: ['es'] } },
  })

test('the build fails if it lacks the parts to replace, and names them', async () => {
  await expect(buildWith([trimLibraryCode()])).rejects.toThrow(
    /nothing matches @emotion\/is-prop-valid.*use-resolved-props/,
  )
})

test('the build refuses a path below the root of its host, and says what to do', async () => {
  await expect(buildWith([rootOnly()], { base: '/portal/' })).rejects.toThrow(
    /at the root of its host, not below "\/portal\/": leave out --base/,
  )
})

test('a source map leads from the entry, which begins with a hint, to its source', async () => {
  const text = 'x-request-id'
  const [built] = [
    await buildWith([compileHint()], { entry: 'src/api/sender.ts' }),
  ].flat() as Rolldown.RolldownOutput[]
  const files = Object.fromEntries((built?.output ?? []).map((file) => [file.fileName, file]))
  const chunk = Object.values(files).find((file) => file.type === 'chunk' && file.isEntry)
  const map = files[`${chunk?.fileName}.map`]
  if (chunk?.type !== 'chunk' || map?.type !== 'asset') throw new Error('no entry')
  expect(chunk.code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  expect(chunk.code).toContain(`//# sourceMappingURL=${map.fileName}`)
  const lines = chunk.code.slice(0, chunk.code.indexOf(text)).split('\n')
  const found = new SourceMap(JSON.parse(String(map.source))).findEntry(
    lines.length - 1,
    lines.at(-1)?.length ?? 0,
  )
  expect(found).toMatchObject({ originalSource: expect.stringMatching(/api\/headers\.ts$/) })
  const source = readFileSync('src/api/headers.ts', 'utf8').split('\n')
  expect('originalLine' in found && source[found.originalLine]).toContain(text)
})
