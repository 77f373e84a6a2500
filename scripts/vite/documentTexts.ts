import { type Plugin, runnerImport } from 'vite'
import { pseudoLanguage } from './pseudoLanguage.ts'

/** Writes the texts of index.html and payment.html in the languages of the build. */
export const documentTexts = (): Plugin => {
  let list = ''
  return {
    name: 'document-texts',
    configResolved({ env }) {
      list = env.VITE_LANGUAGES ?? ''
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { module } = await runnerImport<typeof import('../../src/prerender/documentTexts.ts')>(
          './src/prerender/documentTexts.ts',
          { configFile: false, plugins: [pseudoLanguage()] },
        )
        return module.fillDocument(html, list)
      },
    },
  }
}
