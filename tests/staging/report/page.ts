import { reportDocument } from '../../../scripts/report/document'
import { escaped } from '../../paths/report/junit'
import { style } from '../../paths/report/style'
import { notWalked } from '../run'
import type { MachineWalks, Walk } from '../walk'
import { countOf, faultsOf, openByReason } from './inWords'

const ownStyle = `
img { display: block; width: 40rem; max-width: 100%; margin: .5rem 0; border: 1px solid var(--line); border-radius: .4rem; }
pre { white-space: pre-wrap; }
.paths td:first-child, .paths td:last-child { white-space: nowrap; }
.reasons > li { margin: .5rem 0; }
@media (max-width: 40rem) {
  .paths thead { display: none; }
  .paths tr { display: block; padding-block: .4rem; border-bottom: 1px solid var(--line); }
  .paths td { display: block; padding-block: .1rem; border: none; }
  .paths td small { display: inline; margin-left: .5rem; }
}`

/** The walks on a real provider as one page that needs nothing else. */
export function walksPage(machines: readonly MachineWalks[], origin: string, at: Date): string {
  const day = at.toISOString().slice(0, 16).replace('T', ' ')
  const faults = faultsOf(machines)
  const body = `<header>
<h1>Walks on your own provider</h1>
<p>${escaped(origin)}, ${day} UTC</p>
<ul class="cards">${cards(machines, faults)}</ul>
</header>
<main>
${faults.length > 0 ? `<section><h2>To look at</h2><ol class="missed">${faults.map((fault) => `<li>${escaped(fault)}</li>`).join('')}</ol></section>` : ''}
<section><h2>Every machine</h2>
<p>A step is an event in a state, or what the provider may answer there. Every step is one of the golden paths.</p>
${machines.map(machineSection).join('\n')}
</section>
<section><h2>Machines that are not walked on a real provider</h2>
<ul>${Object.entries(notWalked)
    .map(([stem, why]) => `<li><b>${stem}</b>: ${escaped(why)}</li>`)
    .join('\n')}</ul></section>
</main>`
  return reportDocument({ title: `Walks on ${origin}`, style: style + ownStyle, body })
}

function cards(machines: readonly MachineWalks[], faults: readonly string[]): string {
  const sum = (count: (machine: MachineWalks) => number) =>
    machines.reduce((all, machine) => all + count(machine), 0)
  const passed = sum((machine) => countOf(machine, 'passed'))
  const made = passed + sum((machine) => countOf(machine, 'failed'))
  return [
    `<li class="${faults.length > 0 ? 'bad' : 'good'}"><b>${faults.length > 0 ? faults.length : 'Nothing'}</b> to look at</li>`,
    `<li class="${passed === made ? 'good' : 'bad'}"><b>${passed}<small>/${made}</small></b> walks as the machines have it</li>`,
    `<li><b>${sum(({ walked }) => walked)}<small>/${sum(({ known }) => known)}</small></b> steps seen; the others are listed with the reason</li>`,
  ].join('')
}

function machineSection(machine: MachineWalks): string {
  const { stem, walks, walked, known, open } = machine
  const failed = countOf(machine, 'failed')
  const reasons = openByReason(open).map(
    ({ why, steps }) =>
      `<li>${escaped(why)} <small>(${steps.length})</small><br><code>${steps.map(escaped).join('<br>')}</code></li>`,
  )
  return `<details id="${stem}" open>
<summary><b>${stem}</b> ${walked} of ${known} steps seen${failed > 0 ? `, <em>${failed} failed</em>` : ''}</summary>
<div class="wide"><table class="paths"><thead><tr><th scope="col">visit</th><th scope="col">walk</th><th scope="col">result</th></tr></thead>
<tbody>${walks.map((walk, index) => row(stem, walk, index)).join('\n')}</tbody></table></div>
${reasons.length > 0 ? `<details><summary>${open.length} steps not walked</summary><ul class="reasons">${reasons.join('\n')}</ul></details>` : ''}
</details>`
}

/** The picture of a walk that failed, beside the page. */
export const pictureName = (stem: string, index: number) => `${stem}-${index + 1}.png`

function row(stem: string, walk: Walk, index: number): string {
  const { visit, outcome, message, milliseconds, picture } = walk
  const told = outcome === 'failed' ? `<pre>${escaped(message)}</pre>` : escaped(message)
  const name = pictureName(stem, index)
  const time = outcome === 'skipped' ? '' : `<small>${(milliseconds / 1000).toFixed(1)} s</small>`
  const seen = picture
    ? `<a href="${name}"><img src="${name}" alt="What was to be seen then" loading="lazy"></a>`
    : ''
  return `<tr${outcome === 'failed' ? ' class="failed"' : ''}><td>${escaped(visit)}</td><td>${way(walk)}${told}${seen}</td><td class="${outcome}">${outcome === 'skipped' ? 'not made' : outcome}${time}</td></tr>`
}

const way = ({ start, steps }: Walk) =>
  [
    ...(start ? [state(start)] : []),
    ...steps.flatMap(({ label, value }) => [`<span>${escaped(label)}</span>`, state(value)]),
  ].join(' <span class="arrow">→</span> ')

/** Where it may have been the one or the other, each by itself. */
const state = (names: string) =>
  names
    .split(' or ')
    .map((name) => `<b class="state">${escaped(name)}</b>`)
    .join(' or ')
