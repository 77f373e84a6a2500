import { escaped, reportDocument } from '../../../scripts/report/document'
import type { ChangedPicture, ChangedState, Changes } from './changes'
import type { GalleryState, ShownText } from './manifest'
import type { Part } from './part'
import { changesStyle } from './style'

const nameOf = ({ machine, state }: GalleryState) => escaped(`${machine}.${state}`)

const figure = (file: string, caption: string, part?: Part, of = 0) =>
  `<figure><a href="${escaped(file)}"${part ? ` class="part" style="--x:${part.x};--y:${part.y};--width:${part.width};--height:${part.height};--of:${of}"` : ''}><img src="${escaped(file)}" alt="${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`

const sides = ({ width, locale, scheme, file, before, marked, pixels, part }: ChangedPicture) => `
<h3>${width} px, ${locale}, ${scheme} <small>${pixels.toLocaleString('en')} pixels differ</small></h3>
<div class="sides">${figure(before, 'before', part, width)}${figure(marked, 'the difference, in red', part, width)}${figure(file, 'now', part, width)}</div>`

/** Texts with their keys, so that what was stands beside what is. */
function wording({ gone, fresh }: ChangedState['texts']): string {
  const line = (mark: 'del' | 'ins') => (shown: ShownText) => ({ mark, shown, key: shown.keys.join(' ') })
  const lines = [...gone.map(line('del')), ...fresh.map(line('ins'))].sort(
    (one, other) => one.shown.locale.localeCompare(other.shown.locale) || one.key.localeCompare(other.key),
  )
  if (lines.length === 0) return ''
  const items = lines.map(
    ({ mark, shown: { locale, text }, key }) =>
      `<li><small>${locale}</small> <${mark} lang="${locale}">${escaped(text)}</${mark}> <code>${escaped(key)}</code></li>`,
  )
  return `<ul class="wording" aria-label="Texts">${items.join('')}</ul>`
}

/** States that only one of the galleries has, with one picture each. */
const alone = (title: string, states: readonly GalleryState[], hasPictures: boolean) =>
  states.length === 0
    ? ''
    : `<section><h2>${title}</h2>${states
        .map(
          (state) =>
            `<h3>${nameOf(state)}</h3>${hasPictures && state.pictures[0] ? figure(state.pictures[0].file, escaped(state.description)) : `<p>${escaped(state.description)}</p>`}`,
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

/** `changes.html`: what differs between two galleries, side by side; a picture is shown around what differs, and whole by a click. */
export function changesDocument({ compared, different, gone, fresh, same }: Changes): string {
  const [before, now] = compared.map(({ taken }) => taken.slice(0, 16).replace('T', ' '))
  const card = (count: number, label: string, isGood: boolean) =>
    `<li class="${isGood ? 'good' : 'bad'}"><b>${count}</b> ${label}</li>`
  const body = `<header>
<h1>What is different</h1>
<p>${before} UTC and ${now} UTC. <a href="index.html">The gallery</a></p>
<ul class="cards">${card(different.length, 'look or read otherwise', different.length === 0)}${card(gone.length, 'are gone', gone.length === 0)}${card(fresh.length, 'are new', true)}${card(same, 'are the same', true)}</ul>
${warning(compared)}
</header>
<main>
${different.length > 0 ? `<nav aria-label="States"><ul>${different.map(({ state }) => `<li><a href="#${nameOf(state)}">${nameOf(state)}</a></li>`).join('')}</ul></nav>` : ''}
${different.map(({ state, pictures, texts }) => `<section id="${nameOf(state)}"><h2>${nameOf(state)}</h2><p>${escaped(state.description)}</p>${wording(texts)}${pictures.map(sides).join('')}</section>`).join('\n')}
${alone('Gone', gone, false)}
${alone('New', fresh, true)}
</main>`
  return reportDocument({ title: 'Changes of the state gallery', style: changesStyle, body })
}
