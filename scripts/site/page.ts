import { html } from 'hono/html'

export type Html = ReturnType<typeof html>

interface PageParts {
  title: string
  /** Which part of the site it belongs to. */
  at: 'start' | 'entry' | 'documentation'
  content: Html
  /** Address of its script. */
  script?: string
}

/** A page of the site itself. */
export const page = ({ title, at, content, script }: PageParts): Html =>
  html`<!doctype html>
<html lang="en" data-at="${at}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/site/site.css" />
    <title>${title}</title>
    ${script ? html`<script type="module" src="${script}"></script>` : ''}
  </head>
  <body>
    <header class="top"><a href="/start/">Self-service portal</a></header>
    ${content}
  </body>
</html>
`
