import { html } from 'hono/html'
import { badge, codes, type Html } from './parts'
import type { CallReport, Loss, OperationReport } from './report'

const nothing = html``

/** An operation, and under it all that is known of it. */
export function detailsOf(one: OperationReport, isOpen: boolean): Html {
  const { id, name, verdict, summary, losses, repairs, unknown, neverGiven, emptyLists, shortLists } = one
  const counts = [
    ...(losses.length > 0 ? [`${losses.length} lost`] : []),
    ...(repairs.length > 0 ? [`${repairs.length} repaired`] : []),
    ...(unknown.length > 0 ? [`${unknown.length} unknown`] : []),
  ]
  return html`<details id="${id}"${isOpen ? ' open' : ''}>
<summary><code>${name}</code> ${badge(verdict)} <span class="counts">${counts.join(', ')}</span></summary>
<p>${summary}</p>
${faultList(one)}
${block('Lost', losses, lossItem)}
${shortLists.map(({ path, usable, whole }) => html`<p>${usable} of ${whole} entries of ${path ? html`<code>${path}</code>` : 'the list'} can be used.</p>`)}
${block('Repaired', repairs, ({ path, expected, found }) => html`<code>${path || 'the answer'}</code>: ${expected} expected, ${found} found`)}
${block('Described, and never filled', neverGiven, ({ path, without }) => html`<code>${path}</code>: ${without}`)}
${emptyLists.length > 0 ? html`<p><b>Empty lists</b>, of whose entries nothing can be told: ${codes(emptyLists.map((path) => path || 'the answer'))}</p>` : nothing}
${unknown.length > 0 ? html`<p><b>Unknown</b>, and not looked at by the portal: ${codes(unknown)}</p>` : nothing}
${one.corsFaults?.length === 0 ? html`<p>CORS lets the portal call it.</p>` : nothing}
${calls(one.calls)}
</details>`
}

const faultList = ({ faults, without }: OperationReport) =>
  faults.length === 0
    ? nothing
    : html`<ul class="faults">${faults.map((fault) => html`<li>${fault}</li>`)}</ul><p>${without}</p>`

function block<Item>(title: string, items: readonly Item[], draw: (item: Item) => Html): Html {
  return items.length === 0
    ? nothing
    : html`<h4>${title}</h4><ul>${items.map((item) => html`<li>${draw(item)}</li>`)}</ul>`
}

const alongOf = (path: string, lost: string) => {
  if (lost === '' || lost === path) return nothing
  return lost.endsWith('[]')
    ? html`; it takes along the whole entry`
    : html`; it takes along <code>${lost}</code>`
}

const lossItem = ({ path, expected, found, isCritical, lost, without, about }: Loss) =>
  html`${isCritical ? html`<strong class="critical">critical</strong> ` : ''}<code>${path || 'the answer'}</code>:
${expected} expected, ${found} found (${about.join(', ')})${alongOf(path, lost)}. ${lost ? html`<span class="without">${without}</span>` : nothing}`

/** What is worth a look at a call, beside its content. */
const remarkOf = ({ status, isNotKept, mediaType }: CallReport) =>
  [
    ...(status !== null && !isNotKept ? ['may be kept by a browser'] : []),
    ...(status !== null && mediaType !== 'application/json' ? [mediaType || 'without a type'] : []),
  ].join(', ')

const calls = (all: readonly CallReport[]) => html`<table>
<caption>Calls</caption>
<thead><tr><th scope="col">about</th><th scope="col">status</th><th scope="col">time</th><th scope="col">to look at</th></tr></thead>
<tbody>${all.map(
  (call) =>
    html`<tr><td>${call.about}</td><td>${call.status ?? 'none'}</td><td class="time">${call.milliseconds} ms</td><td>${remarkOf(call)}</td></tr>`,
)}</tbody></table>`
