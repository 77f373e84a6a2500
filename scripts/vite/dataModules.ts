import { relative } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

/**
 * Node runs files named `*.data.ts` while Vite serves or builds the page; the page gets their exports as plain data.
 * After a change in machines/, src/, tests/, i18n/ or brands/, the next reload of the page runs them again.
 */
export const dataModules = (): Plugin => {
  let define: Record<string, string> = {}
  return {
    name: 'data-modules',
    enforce: 'pre',
    configResolved({ env }) {
      // Node does not read the files with the variables.
      define = Object.fromEntries(
        Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
      )
    },
    load: {
      filter: { id: /\.data\.ts$/ },
      async handler(id) {
        const { module } = await runnerImport<Record<string, unknown>>(id, { define })
        const code = Object.entries(module).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
        )
        return { code: code.join('\n'), map: { mappings: '' } }
      },
    },
    hotUpdate({ file }) {
      if (!/^(machines|src|tests|i18n|brands)\//.test(relative(process.cwd(), file).replaceAll('\\', '/')))
        return
      const { moduleGraph } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.endsWith('.data.ts')) moduleGraph.invalidateModule(module)
    },
  }
}
