import { type Plugin, runnerImport } from 'vite'

/** What Emotion writes beside the first element of each look, when it draws into text. */
const styleElement = /<style data-emotion="([^"]*)">(.*?)<\/style>/gs
const fileName = 'assets/floor.css'

/** Puts a floor's HTML into its document, and its styles into a sheet, as a strict policy asks for. */
export const renderedFloor = (): Plugin => {
  let rendered = ''
  return {
    name: 'rendered-floor',
    apply: 'build',
    async buildStart() {
      const { module } = await runnerImport<typeof import('./floors/document/render')>(
        'scripts/bench/floors/document/render.tsx',
      )
      rendered = module.render()
    },
    transformIndexHtml(html) {
      // Empty, these tell Emotion which rules are there already.
      const known = [...rendered.matchAll(styleElement)].map(
        ([, names]) => `<style data-emotion="${names}"></style>`,
      )
      return html
        .replace('<!-- styles -->', `<link rel="stylesheet" href="/${fileName}" />${known.join('')}`)
        .replace('<!-- markup -->', rendered.replaceAll(styleElement, ''))
    },
    generateBundle() {
      const rules = [...rendered.matchAll(styleElement)].map(([, , rules]) => rules).join('')
      if (rules === '') this.error('the markup of the floor has no styles')
      this.emitFile({ type: 'asset', fileName, source: rules })
    },
  }
}
