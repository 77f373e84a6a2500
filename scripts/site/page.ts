import { html, raw } from 'hono/html'
import { parts } from './parts'

export type Html = ReturnType<typeof html>

interface PageParts {
  title: string
  content: Html
  /** The way from the page to the folder of the site, as `../`. */
  toSite: string
  /** The part of the site that the page belongs to, by its address. */
  part?: string
  /** Names of a style sheet and a script in `site/` that it has for itself. */
  style?: string
  script?: string
  /** It is shown at addresses of any depth: its script has to find the folder of the site, for it and for all its links. */
  isAnywhere?: boolean
}

/** Of these ways up, one leads to the script; deeper there is nothing that anybody asks for. */
const ways = [0, 1, 2, 3, 4, 5].map((levels) => '../'.repeat(levels))

/** A page of the site itself. */
export const page = ({ title, content, toSite, part, style, script, isAnywhere = false }: PageParts): Html =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    ${isAnywhere ? raw('<base />') : ''}
    <link rel="icon" href="${toSite}favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${toSite}site/site.css" />
    ${style ? html`<link rel="stylesheet" href="${toSite}site/${style}" />` : ''}
    <title>${title}</title>
    ${script ? (isAnywhere ? ways : [toSite]).map((way) => html`<script type="module" src="${way}site/${script}"></script>`) : ''}
  </head>
  <body>
    <header class="top">
      <a href="${toSite}start/">Self-service portal</a>
      <nav aria-label="Parts">${parts.map(([address, name]) => html`<a href="${toSite}${address}"${address === part ? raw(' aria-current="true"') : ''}>${name}</a>`)}</nav>
    </header>
    ${content}
  </body>
</html>
`
