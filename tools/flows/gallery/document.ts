import { build } from 'vite'
import { reportDocument } from '../../../scripts/report/document'
import { galleryStyle } from './style'

/** The program of the page and all that it imports, as one script. */
async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: 'tools/flows/gallery/page/main.tsx', formats: ['iife'], name: 'gallery' },
    },
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('the page of the gallery was not built')
  return bundle.output[0].code
}

/** `index.html`: the page with its data and its program inside, so that it opens without a server. */
export async function galleryDocument(gallery: object): Promise<string> {
  const script = (await pageScript()).replaceAll('</script', '<\\/script')
  const data = JSON.stringify(gallery).replaceAll('<', '\\u003c')
  const body = `<div id="gallery"></div>
<script type="application/json" id="data">${data}</script>
<script>${script}</script>`
  return reportDocument({ title: 'State gallery', style: galleryStyle, body })
}
