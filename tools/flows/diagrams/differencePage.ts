import type { Comparison } from './against'
import { escaped } from './escaped'

/** A machine's drawing with what is said of it. */
export interface Reviewed {
  comparison: Comparison
  /** Empty where the drawing is what it was, or cannot be made. */
  svg: string
}

/** What differs of one machine, in words, one line each. */
export function wordsOf(comparison: Comparison): string[] {
  if (comparison.kind === 'unreadable')
    return [`as it was, its machine cannot be loaded, and is not compared: ${comparison.why}`]
  if (comparison.kind !== 'changed') return [`the whole flow is ${comparison.kind}`]
  const { difference, parts } = comparison
  return [
    ...difference.renames,
    ...difference.changes.flatMap(({ mark, name, details: [first = '', ...rest] }) =>
      mark === 'changed'
        ? [first, ...rest].map((detail) => `changed: ${name}, ${detail}`)
        : [`${mark}: ${name}${first ? ` (${first})` : ''}`],
    ),
    ...parts,
  ]
}

/** One page with all machines that differ, for a review. */
export const differencePage = (ref: string, reviewed: readonly Reviewed[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The flows against ${escaped(ref)}</title>
<style>
:root { color-scheme: light dark }
body { font: 15px / 1.5 system-ui, sans-serif; max-width: 1320px; margin: 0 auto; padding: 16px; color: light-dark(#0f172a, #e8edf2); background: light-dark(#fff, #0f1419) }
section { margin: 32px 0; border-top: 1px solid light-dark(#d5dce5, #303c49) }
.drawing { overflow: auto }
li { margin: 3px 0; padding-left: 8px; border-left: 4px solid transparent }
li.new { border-color: light-dark(#15803d, #6fd08c) }
li.gone { border-color: light-dark(#b91c1c, #ff9d94) }
li.changed { border-color: light-dark(#b45309, #fbbf24) }
ul { list-style: none; padding: 0 }
</style>
<h1>The flows against ${escaped(ref)}</h1>
<p>${reviewed.length === 0 ? 'No machine differs.' : 'Green is new, red and dashed is gone, amber is changed. A state is known by its name: a renamed one is shown as gone and new.'}</p>
<nav><ul>${reviewed.map(({ comparison: { stem } }) => `<li><a href="#${stem}">${stem}</a></li>`).join('')}</ul></nav>
${reviewed.map(section).join('\n')}
</html>
`

const section = ({ comparison, svg }: Reviewed): string => `<section id="${comparison.stem}">
<h2>${comparison.stem}</h2>
<ul>${wordsOf(comparison).map(item).join('\n')}</ul>
${svg ? `<div class="drawing">${svg}</div>` : `<p>${withoutDrawing(comparison)}</p>`}
</section>`

const withoutDrawing = ({ kind }: Comparison): string =>
  kind === 'unreadable' ? 'There is nothing to draw.' : 'Its drawing is what it was.'

const item = (words: string): string =>
  `<li class="${/^(new|gone|changed)\b/.exec(words)?.[0] ?? ''}">${escaped(words)}</li>`
