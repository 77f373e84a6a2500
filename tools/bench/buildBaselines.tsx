import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { renderToString } from 'react-dom/server'
import { build, type Plugin } from 'vite'
import { Router } from 'wouter'
import { dataModules } from '../../scripts/vite/dataModules'
import { LeanLogin } from './baselines/LeanLogin'

/** The style elements that Emotion writes when it renders to text. */
const styleElement = /<style data-emotion="([^"]*)">(.*?)<\/style>/gs

/** Puts the lean login's HTML into the document and its styles into a style sheet. */
function prerenderBaseline(): Plugin {
  const markup = renderToString(
    <Router ssrPath="/">
      <LeanLogin />
    </Router>,
  )
  const styles = [...markup.matchAll(styleElement)]
  // Left empty, these elements tell Emotion which rules exist already.
  const emptyStyles = styles.map(([, names]) => `<style data-emotion="${names}"></style>`).join('')
  return {
    name: 'prerendered-baseline',
    transformIndexHtml: (html) =>
      html
        .replace('<!-- styles -->', `<link rel="stylesheet" href="/assets/baseline.css" />${emptyStyles}`)
        .replace('<!-- markup -->', markup.replaceAll(styleElement, '')),
    generateBundle() {
      const source = styles.map(([, , rules]) => rules).join('')
      if (source === '') this.error('the markup of the baseline has no styles')
      this.emitFile({ type: 'asset', fileName: 'assets/baseline.css', source })
    },
  }
}

/** Builds a baseline as the portal is built, with its HTML in the document if it is prerendered; returns its folder. */
export async function buildBaseline(isPrerendered: boolean): Promise<string> {
  const outDir = resolve('node_modules/.cache/bench', isPrerendered ? 'document' : 'login')
  await build({
    configFile: false,
    logLevel: 'error',
    root: resolve('tools/bench/baselines'),
    plugins: [react(), dataModules(), isPrerendered && prerenderBaseline()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
    },
  })
  return outDir
}
