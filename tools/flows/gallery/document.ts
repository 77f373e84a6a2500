import { readFileSync } from 'node:fs'
import { escapeHtml } from '../diagrams/svg'
import type { ChangedPicture, ChangedState, Changes } from './changes'
import { choices, type Gallery, type GalleryState, type HeardLine, type Picture } from './manifest'

const nameOf = ({ machine, state }: GalleryState) => escapeHtml(`${machine}.${state}`)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const originOf = ({ taken, brand }: Gallery) => `${brand} brand, ${taken.slice(0, 16).replace('T', ' ')} UTC`

const hiddenClasses = (group: keyof typeof choices, selected: unknown) =>
  choices[group].filter((value) => value !== selected).map((value) => `not-${value}`)

/** The styles of the gallery and of its changes. They hide pictures of another width, language or scheme. */
const style = `
:root { color-scheme: light dark; --good: #15803d; --bad: #b91c1c; --line: #8884; }
@media (prefers-color-scheme: dark) { :root { --good: #4ade80; --bad: #f87171; } }
* { box-sizing: border-box; }
body { background: Canvas; color: CanvasText; margin: 0; padding: 1rem; font: 15px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 2rem; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem; }
header p { margin: .25rem 0 1.25rem; opacity: .75; }
a { color: inherit; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .9rem; }
summary { cursor: pointer; }
article[hidden], section[hidden] { display: none; }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 0.5rem 0; background: Canvas; border-bottom: 1px solid var(--line); }
form details { flex-basis: 100%; border: 0; margin: 0; padding: 0; }
input[type="search"] { flex: 1 1 16rem; min-width: 0; padding: 0.4rem 0.7rem; font: inherit; }
fieldset { display: flex; gap: 0.75rem; border: 0; margin: 0; padding: 0; }
legend { float: left; margin-right: 0.75rem; font-weight: 600; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0.25rem 0; }
section { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: 1rem 1.25rem; }
:root:has([value="1280"]:checked) section { grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); }
section > :not(article) { grid-column: 1 / -1; margin: 0; }
h2 { scroll-margin-top: 8rem; padding-top: 1.5rem; }
h3, code, li { overflow-wrap: anywhere; }
article { min-width: 0; }
article h3 { margin: 0.5rem 0 0; font-size: 1rem; }
article p { margin: 0.25rem 0; }
article ul { padding-left: 1.1rem; }
.picture img { display: block; width: 100%; aspect-ratio: 390 / 844; object-fit: cover; object-position: top; border: 1px solid var(--line); border-radius: 0.4rem; }
.of-1280 img { aspect-ratio: 1280 / 900; }
code { font-size: 0.85em; opacity: 0.8; }
ins { color: var(--good); }
del { color: var(--bad); }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
figure { margin: 0; }
figure svg { display: block; width: 100%; border: 1px solid var(--line); }
@media (max-width: 44rem) { form { position: static; } }
${Object.values(choices)
  .flat()
  .map((value) => `:root:has([value="${value}"]:checked) .not-${value} { display: none; }`)
  .join('\n')}
`

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`

/** `index.html`: every state with its pictures and what a screen reader says of it. Its script filters them. */
export function galleryDocument(gallery: Gallery): string {
  const { states } = gallery
  const pictures = sum(states.map((state) => state.pictures.length))
  const machines = [...new Set(states.map(({ machine }) => machine))]
  const radios = Object.entries(choices).map(
    ([name, values]) =>
      `<fieldset><legend>${name}</legend>${values.map((value, index) => `<label><input type="radio" name="${name}" value="${value}"${index === 0 ? ' checked' : ''}> ${value}</label>`).join('')}</fieldset>`,
  )
  const sections = machines.map(
    (machine) => `<section aria-labelledby="${machine}">
<h2 id="${machine}">${machine}</h2>
${states
  .filter((state) => state.machine === machine)
  .map(article)
  .join('\n')}
</section>`,
  )
  const body = `<header>
<h1>State gallery</h1>
<p>${states.length} states, ${pictures} pictures, ${originOf(gallery)}</p>
</header>
<form role="search">
<input type="search" name="find" aria-label="Find" placeholder="State, requirement, address, text ( / )">
${radios.join('\n')}
<details><summary>Flows</summary><nav aria-label="Flows">${machines.map((machine) => `<a href="#${machine}">${machine}</a>`).join(' ')}</nav></details>
</form>
<main>
<p role="status"></p>
${sections.join('\n')}
</main>
<script>${readFileSync('tools/flows/gallery/page.js', 'utf8')}</script>`
  return page('State gallery', body)
}

function article(state: GalleryState): string {
  const { description, requirements, pathname, path, step, heard, pictures } = state
  const name = nameOf(state)
  return `<article aria-labelledby="${name}">
${pictures.map((picture) => link(picture, `${name}, ${captionOf(picture)}`)).join('\n')}
<h3 id="${name}">${name}</h3>
<div class="facts">
<p>${escapeHtml(description)}</p>
<p><b>${requirements.join(' ')}</b> <code>${escapeHtml(pathname)}</code></p>
</div>
<details><summary>Heard</summary>
<ul>${heard.map(heardItem).join('\n')}</ul>
<p>Reached after ${step} steps of <code>${escapeHtml(path)}</code></p>
</details>
</article>`
}

const captionOf = ({ width, locale, scheme }: Picture) => `${width} px, ${locale}, ${scheme}`

const link = ({ width, locale, scheme, file }: Picture, alt: string) =>
  `<a href="${escapeHtml(file)}" class="picture of-${width} ${[...hiddenClasses('width', width), ...hiddenClasses('locale', locale), ...hiddenClasses('scheme', scheme)].join(' ')}"><img src="${escapeHtml(file)}" alt="${alt}" loading="lazy"></a>`

const heardItem = ({ locale, text }: HeardLine) =>
  `<li lang="${locale}" class="${hiddenClasses('locale', locale).join(' ')}">${escapeHtml(text)}</li>`

/** `changes.html`: the differences between two galleries. A picture shows its changed part and links to the whole. */
export function changesDocument({ galleries, different, removed, added, same }: Changes): string {
  const counts = [
    `${different.length} states changed`,
    `${removed.length} are gone`,
    `${added.length} are new`,
    `${same} are the same`,
  ]
  const list = (title: string, states: readonly GalleryState[]) =>
    states.length === 0
      ? ''
      : `<h2>${title}</h2><ul>${states.map((state) => `<li>${nameOf(state)}: ${escapeHtml(state.description)}</li>`).join('\n')}</ul>`
  const body = `<header>
<h1>What changed</h1>
<p>Before: ${originOf(galleries.before)}. Now: ${originOf(galleries.now)}. <a href="index.html">The gallery</a></p>
<p>${counts.join(', ')}.</p>
</header>
<main>
${list('Gone', removed)}
${list('New', added)}
${different.map(changedState).join('\n')}
</main>`
  return page('Changes of the state gallery', body)
}

const changedState = ({ state, heard, pictures }: ChangedState) => `<section>
<h2>${nameOf(state)}</h2>
<p>${escapeHtml(state.description)}</p>
<ul aria-label="Heard">${heardChanges(heard)}</ul>
${pictures.map(pictureComparison).join('\n')}
</section>`

/** What a screen reader says, by language, the previous before the present lines. */
function heardChanges({ removed, added }: ChangedState['heard']): string {
  const items = (mark: string, lines: readonly HeardLine[]) =>
    lines.map(
      ({ locale, text }) => `<li lang="${locale}">${locale} <${mark}>${escapeHtml(text)}</${mark}></li>`,
    )
  return [...items('del', removed), ...items('ins', added)].sort().join('\n')
}

function pictureComparison(picture: ChangedPicture): string {
  const { file, before, marked, pixels, size, area } = picture
  const figure = (name: string, caption: string) =>
    `<figure><a href="${escapeHtml(name)}"><svg viewBox="${area}" role="img" aria-label="${caption}"><image href="${escapeHtml(name)}" width="${size.width}" height="${size.height}" preserveAspectRatio="xMinYMin"/></svg></a><figcaption>${caption}</figcaption></figure>`
  return `<h3>${captionOf(picture)}: ${pixels.toLocaleString('en')} pixels differ</h3>
<div class="sides">${figure(before, 'before')}${figure(marked, 'the difference, in red')}${figure(file, 'now')}</div>`
}
