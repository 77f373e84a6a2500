import { type Plugin, runnerImport } from 'vite'
import type { Shape } from '../../src/api/decoding/shape'

/** Without optional lists: an answer stays usable, whatever they contain. */
function withoutOptionalLists(shape: Shape): Shape {
  if (typeof shape !== 'object' || !('fields' in shape)) return shape
  const { fields, needs = [], critical = [] } = shape
  const kept = Object.entries(fields).filter(
    ([name, field]) =>
      needs.includes(name) || critical.includes(name) || typeof field !== 'object' || !('list' in field),
  )
  return {
    ...shape,
    fields: Object.fromEntries(kept.map(([name, field]) => [name, withoutOptionalLists(field)])),
  }
}

/** Gives the decoder of a build the shapes of these operations alone, for a reader of no optional lists. */
export const onlyShapesOf = (names: readonly string[]): Plugin => ({
  name: 'only-shapes-of',
  load: {
    filter: { id: /answerShapes\.gen\.ts$/ },
    async handler(id) {
      const { module } = await runnerImport<typeof import('../../src/api/decoding/answerShapes.gen.ts')>(id)
      const { shared, operations } = module.answerShapes
      const kept: Record<string, Shape> = {}
      const keep = (shape: Shape) => {
        for (const [, name = ''] of JSON.stringify(shape).matchAll(/"ref":"(\w+)"/g)) {
          const referred = shared[name]
          if (!referred || name in kept) continue
          kept[name] = withoutOptionalLists(referred)
          keep(kept[name])
        }
      }
      keep({ ref: 'Refusal' })
      const wanted = Object.entries(operations).filter(([name]) => names.includes(name))
      for (const [, shape] of wanted) keep(shape)
      const shapes = { shared: kept, operations: Object.fromEntries(wanted) }
      return { code: `export const answerShapes = ${JSON.stringify(shapes)}`, map: { mappings: '' } }
    },
  },
})
