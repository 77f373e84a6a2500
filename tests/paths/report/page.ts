import { reportDocument } from '../../../scripts/report/document'
import { killedAtLeast } from '../kit/mutantGate'
import { failureSection } from './failureSection'
import type { FailureGroup } from './failures'
import { type Figure, kinds } from './figures'
import type { Illustration } from './illustrations'
import { escaped } from './junit'
import { machineSection } from './machineSection'
import type { Report } from './report'
import { pageScript, style } from './style'
import { type System, systems } from './systems'

/** The report as one page that needs nothing else. */
export function page(
  report: Report,
  missed: readonly string[],
  illustrations: ReadonlyMap<FailureGroup, Illustration> = new Map(),
): string {
  const { machines, systems: ran, createdAt } = report
  const day = createdAt.slice(0, 16).replace('T', ' ')
  const body = `<header>
<h1>Path tests</h1>
<p>${machines.length} ${machines.length === 1 ? 'machine' : 'machines'}, ${day} UTC</p>
<ul class="cards">${cards(report, missed)}</ul>
</header>
<main>
${failureSection(report.failures, illustrations)}
${marks(missed)}
${ran.map((system) => coverage(report, system)).join('\n')}
${others(report)}
<section>
<h2>Every path</h2>
<p class="filter"><label>Find <input id="text" type="search" placeholder="state, event, requirement"></label>
<label><input id="failed" type="checkbox"> failed alone</label></p>
${machines.map((machine) => machineSection(machine, ran)).join('\n')}
</section>
</main>
<script>${pageScript}</script>`
  return reportDocument({ title: 'Path tests', style, body })
}

function cards(
  { machines, systems: ran, others: beside, failures }: Report,
  missed: readonly string[],
): string {
  const toLookAt = missed.length + failures.length
  const ofPaths = ran.map((system) => {
    const results = machines.flatMap(({ paths }) => paths.flatMap(({ results }) => results[system] ?? []))
    const passed = results.filter(({ outcome }) => outcome === 'passed').length
    return card(`paths on the ${systems[system].name}`, passed, results.length)
  })
  const mutants = machines.flatMap(({ mutants }) => mutants ?? [])
  const all = mutants.reduce((sum, { total }) => sum + total, 0)
  const survived = mutants.reduce((sum, { survivors }) => sum + survivors.length, 0)
  const passed = beside.filter(({ outcome }) => outcome === 'passed').length
  return [
    `<li class="${toLookAt > 0 ? 'bad' : 'good'}"><b>${toLookAt > 0 ? toLookAt : 'All'}</b> ${
      toLookAt === 0 ? 'marks reached' : toLookAt === 1 ? 'thing to look at' : 'things to look at'
    }</li>`,
    ...ofPaths,
    ...(all > 0 ? [card('mutants killed', all - survived, all, all * killedAtLeast)] : []),
    ...(beside.length > 0 ? [card('other tests, random walks among them', passed, beside.length)] : []),
  ].join('')
}

const card = (label: string, good: number, all: number, enough = all) =>
  `<li class="${good >= enough ? 'good' : 'bad'}"><b>${good}<small>/${all}</small></b> ${label}</li>`

const marks = (missed: readonly string[]) =>
  missed.length === 0
    ? ''
    : `<section><h2>Marks missed</h2><ol class="missed">${missed.map((mark) => `<li>${escaped(mark)}</li>`).join('')}</ol></section>`

/** What the paths that passed on a system cover of each machine. */
function coverage({ machines }: Report, system: System): string {
  const rows = machines.flatMap(({ stem, paths, figures, mutants }) => {
    const results = paths.flatMap(({ results }) => results[system] ?? [])
    const figure = figures[system]
    if (!figure || results.length === 0) return []
    const passed = results.filter(({ outcome }) => outcome === 'passed').length
    const killed = mutants && {
      covered: mutants.total - mutants.survivors.length,
      total: mutants.total,
      open: mutants.survivors,
    }
    const cells = [{ covered: passed, total: paths.length, open: [] }, ...kinds.map((kind) => figure[kind])]
    if (system === 'actor') cells.push(killed ?? { covered: 0, total: 0, open: [] })
    return `<tr><th scope="row"><a href="#${stem}">${stem}</a></th>${cells.map(cell).join('')}</tr>`
  })
  if (rows.length === 0) return ''
  const heads = ['machine', 'paths', ...kinds, ...(system === 'actor' ? ['mutants killed'] : [])]
  const on = systems[system]
  return `<section><h2>Covered on the ${on.name}</h2>
${'share' in on ? `<p>${escaped(on.share)}</p>` : ''}
<div class="wide"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div></section>`
}

function cell({ covered, total, open }: Figure): string {
  if (total === 0) return '<td class="none">–</td>'
  const percent = Math.floor((100 * covered) / total)
  const title = open.length > 0 ? ` title="${escaped(open.slice(0, 20).join('\n'))}"` : ''
  return `<td class="${covered === total ? 'full' : 'part'}"${title}>${covered}/${total}<i style="--share:${percent}%"></i></td>`
}

const others = ({ others: beside }: Report) =>
  beside.length === 0
    ? ''
    : `<details><summary>${beside.length} other tests: random walks, coverage, mutants, the kit itself</summary><ul>${beside
        .map(({ title, outcome }) => `<li class="${outcome}">${escaped(title)}</li>`)
        .join('')}</ul></details>`
