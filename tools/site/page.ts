import { existsSync } from 'node:fs'
import { html, raw } from 'hono/html'

export type Html = ReturnType<typeof html>

/** Whether somebody has taken pictures of all states. */
export const hasGallery = existsSync('gallery/index.html')

const parts = [
  ['open/', 'Portal'],
  ['flows/', 'Flows'],
  ...(hasGallery ? [['gallery/', 'Gallery']] : []),
  ['documentation/', 'Documentation'],
] as const

interface Page {
  title: string
  content: Html
  /** The way from the page to the folder of the site, such as `../`. */
  toSite: string
  /** The part of the site that the page belongs to. */
  part?: string
  /** The ways to try to the folder with the script, if the page has a script. */
  scriptFrom?: readonly string[]
  base?: Html
}

/** A page of the site itself. */
export const page = ({ title, content, toSite, part, scriptFrom = [], base }: Page): Html =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    ${base ?? ''}
    <link rel="icon" href="${toSite}favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${toSite}site/site.css" />
    <title>${title}</title>
    ${scriptFrom.map((way) => html`<script type="module" src="${way}site/entry.js"></script>`)}
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

/** The page that starts the worker and then opens what the visitor asked for. */
export function entryPage(file: string): Html {
  const toSite = file === 'open/index.html' ? '../' : ''
  // The host shows 404.html at any depth, and one of these ways leads to the script. No address is deeper.
  const isAnywhere = file === '404.html'
  const ways = [0, 1, 2, 3, 4, 5].map((levels) => '../'.repeat(levels))
  return page({
    title: 'Self-service portal',
    toSite,
    scriptFrom: isAnywhere ? ways : [toSite],
    base: isAnywhere ? html`<base />` : html``,
    content: html`<main class="entry">
      <p role="status">The provider starts in your browser …</p>
      <div id="unable" role="alert" hidden>
        <h1>This browser cannot run the provider</h1>
        <p>The provider of this portal runs in a service worker. Browsers support those on https and on localhost, and some
        do not in private windows.</p>
      </div>
      <div id="missing" role="alert" hidden>
        <h1>There is no such page</h1>
        <p><a href="start/">To the start page</a></p>
      </div>
      <noscript><p>The portal needs JavaScript.</p></noscript>
    </main>`,
  })
}
