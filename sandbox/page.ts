import { html } from 'hono/html'

type Html = ReturnType<typeof html>

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #8886; vertical-align: top }
  button, select, input { font: inherit; padding: .4rem .8rem; margin: 0 .4rem .4rem 0 } .amount { font-size: 2.5rem; margin: 0 }`

interface PageOptions {
  lang?: string
  refreshSeconds?: number
}

export const page = (title: string, content: Html, { lang = 'en', refreshSeconds }: PageOptions = {}) =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${refreshSeconds ? html`<meta http-equiv="refresh" content="${refreshSeconds}" />` : ''}
        <title>${title}</title>
        <style>${style}</style>
      </head>
      <body><h1>${title}</h1>${content}</body>
    </html>`
