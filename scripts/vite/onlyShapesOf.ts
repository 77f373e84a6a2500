import { type Plugin, runnerImport } from 'vite'

/** Gives the decoder of a build the shapes of these operations alone. */
export const onlyShapesOf = (names: readonly string[]): Plugin => ({
  name: 'only-shapes-of',
  load: {
    filter: { id: /answerShapes\.gen\.ts$/ },
    async handler(id) {
      const { module } = await runnerImport<typeof import('../../src/api/decoding/answerShapes.gen.ts')>(id)
      const { shared, operations } = module.answerShapes
      const kept = new Set(['Refusal'])
      const keep = (shape: unknown) => {
        for (const [, name = ''] of JSON.stringify(shape).matchAll(/"ref":"(\w+)"/g))
          if (!kept.has(name)) {
            kept.add(name)
            keep(shared[name])
          }
      }
      keep([shared.Refusal, ...names.map((name) => operations[name])])
      const pick = (all: object, has: (name: string) => boolean) =>
        Object.fromEntries(Object.entries(all).filter(([name]) => has(name)))
      const shapes = {
        shared: pick(shared, (name) => kept.has(name)),
        operations: pick(operations, (name) => names.includes(name)),
      }
      return { code: `export const answerShapes = ${JSON.stringify(shapes)}`, map: { mappings: '' } }
    },
  },
})
