import { relative } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

/**
 * A file named `*.data.ts` is run by Node while the page is served or built; what it exports reaches the page as plain
 * data. The page gets it anew with each reload after something of the repository has changed.
 */
export const dataModules = (): Plugin => ({
  name: 'data-modules',
  enforce: 'pre',
  load: {
    filter: { id: /\.data\.ts$/ },
    async handler(id) {
      const { module } = await runnerImport<Record<string, unknown>>(id)
      const code = Object.entries(module).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
      )
      return { code: code.join('\n'), map: { mappings: '' } }
    },
  },
  hotUpdate({ file }) {
    if (!/^(machines|src|tests|i18n)\//.test(relative(process.cwd(), file).replaceAll('\\', '/'))) return
    const { moduleGraph } = this.environment
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (id.endsWith('.data.ts')) moduleGraph.invalidateModule(module)
  },
})
