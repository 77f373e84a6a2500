import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { html } from 'hono/html'
import { page } from './page'
import { pictures, startPage } from './startPage'

/** Where a visitor comes in before the worker is there: by the root, by the start page, and, as `404.html`, anywhere else. */
const entries = ['index.html', 'open/index.html', '404.html']

const entryPage = (entry: string) =>
  page({
    title: 'Self-service portal',
    toSite: entry.startsWith('open/') ? '../' : '',
    isAnywhere: entry === '404.html',
    script: 'entry.js',
    content: html`<main class="entry">
      <p role="status">The provider starts in your browser …</p>
      <div id="unable" role="alert" hidden>
        <h1>This browser cannot run the provider</h1>
        <p>The portal asks a provider that runs in a service worker. Browsers have those on https and on localhost, and some have
        none in private windows.</p>
      </div>
      <div id="missing" role="alert" hidden>
        <h1>There is no such page</h1>
        <p><a href="start/">To the start page</a></p>
      </div>
      <noscript><p>The portal needs JavaScript.</p></noscript>
    </main>`,
  })

/** Writes the pages of the site itself. */
export function writePages(site: string): void {
  function write(file: string, content: unknown) {
    mkdirSync(join(site, dirname(file)), { recursive: true })
    writeFileSync(join(site, file), String(content))
  }
  for (const entry of entries) write(entry, entryPage(entry))
  write('start/index.html', startPage())
  for (const picture of pictures) cpSync(join('docs/pictures', picture), join(site, 'start', picture))
  // Otherwise GitHub Pages leaves out what begins with a dot or a line.
  write('.nojekyll', '')
  for (const style of ['site.css', 'start.css', 'documentation.css'])
    cpSync(join('site', style), join(site, 'site', style))
}
