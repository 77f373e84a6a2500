import { html } from 'hono/html'
import { parts } from './parts'

export type Html = ReturnType<typeof html>

interface PageParts {
  title: string
  content: Html
  /** Names of a style sheet and a script of `/site/` that it has for itself. */
  style?: string
  script?: string
}

/** A page of the site itself. */
export const page = ({ title, content, style, script }: PageParts): Html =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/site/site.css" />
    ${style ? html`<link rel="stylesheet" href="/site/${style}" />` : ''}
    <title>${title}</title>
    ${script ? html`<script type="module" src="/site/${script}"></script>` : ''}
  </head>
  <body>
    <header class="top">
      <a href="/start/">Self-service portal</a>
      <nav aria-label="Parts">${parts.map(([address, name]) => html`<a href="${address}">${name}</a>`)}</nav>
    </header>
    ${content}
  </body>
</html>
`
