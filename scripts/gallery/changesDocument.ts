import { escaped } from '../../tests/paths/report/junit'
import type { ChangedPicture, Changes } from './changes'
import type { GalleryState } from './manifest'
import { changesStyle } from './style'

const nameOf = ({ machine, state }: GalleryState) => escaped(`${machine}.${state}`)

const figure = (file: string, caption: string, alt: string) =>
  `<figure><a href="${escaped(file)}"><img src="${escaped(file)}" alt="${alt}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`

const sides = ({ width, locale, scheme, file, before, marked, pixels }: ChangedPicture) => `
<h3>${width} px, ${locale}, ${scheme} <small>${pixels.toLocaleString('en')} pixels differ</small></h3>
<div class="sides">${figure(before, 'before', 'before')}${figure(marked, 'the difference, in red', 'the difference')}${figure(file, 'now', 'now')}</div>`

/** States that only one of the galleries has, with one picture each. */
const alone = (title: string, states: readonly GalleryState[], hasPictures: boolean) =>
  states.length === 0
    ? ''
    : `<section><h2>${title}</h2>${states
        .map(
          (state) =>
            `<h3>${nameOf(state)}</h3>${hasPictures && state.pictures[0] ? figure(state.pictures[0].file, escaped(state.description), nameOf(state)) : `<p>${escaped(state.description)}</p>`}`,
        )
        .join('\n')}</section>`

/** Pictures of two systems differ everywhere; of two brands, too. */
function warning([before, now]: Changes['compared']): string {
  const differ = [
    ...(before.brand === now.brand ? [] : [`brands (${before.brand}, ${now.brand})`]),
    ...(before.fonts.join() === now.fonts.join()
      ? []
      : [`fonts (${before.fonts.join(', ')}; ${now.fonts.join(', ')})`]),
  ]
  return differ.length > 0
    ? `<p class="note">The galleries have other ${escaped(differ.join(' and '))}: what differs may come of that.</p>`
    : ''
}

/** `changes.html`: what differs between two galleries, side by side. */
export function changesDocument({ compared, different, gone, fresh, same }: Changes): string {
  const [before, now] = compared.map(({ taken }) => taken.slice(0, 16).replace('T', ' '))
  const card = (count: number, label: string, isGood: boolean) =>
    `<li class="${isGood ? 'good' : 'bad'}"><b>${count}</b> ${label}</li>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Changes of the state gallery</title>
<style>${changesStyle}</style>
</head>
<body>
<header>
<h1>What looks different</h1>
<p>${before} UTC and ${now} UTC. <a href="index.html">The gallery</a></p>
<ul class="cards">${card(different.length, 'look different', different.length === 0)}${card(gone.length, 'are gone', gone.length === 0)}${card(fresh.length, 'are new', true)}${card(same, 'look the same', true)}</ul>
${warning(compared)}
</header>
<main>
${different.length > 0 ? `<nav aria-label="States"><ul>${different.map(({ state }) => `<li><a href="#${nameOf(state)}">${nameOf(state)}</a></li>`).join('')}</ul></nav>` : ''}
${different.map(({ state, pictures }) => `<section id="${nameOf(state)}"><h2>${nameOf(state)}</h2><p>${escaped(state.description)}</p>${pictures.map(sides).join('')}</section>`).join('\n')}
${alone('Gone', gone, false)}
${alone('New', fresh, true)}
</main>
</body>
</html>
`
}
