import { escaped } from './junit'
import type { PathReport } from './pathReport'
import type { MachineReport } from './report'
import { type System, systems } from './systems'

/** All paths of a machine by name, with what became of each on every system. */
export function machineSection(
  { stem, paths, states, gaps, unreachable, mutants }: MachineReport,
  ran: readonly System[],
): string {
  const heads = ran.map((system) => `<th scope="col">${systems[system].name}</th>`).join('')
  const rows = paths.map((path, index) => row(path, index + 1, new Set(states), ran)).join('\n')
  const failed = paths.filter((path) => hasFailed(path)).length
  const survivors = mutants?.survivors.map((mutant) => `<li><code>${escaped(mutant)}</code></li>`) ?? []
  const reasons = Object.entries(unreachable).map(
    ([target, reason]) => `<li><code>${escaped(target)}</code>: ${escaped(reason)}</li>`,
  )
  return `<details id="${stem}"${failed > 0 || gaps.length > 0 ? ' open' : ''}>
<summary><b>${stem}</b> ${paths.length} paths${failed > 0 ? `, <em>${failed} failed</em>` : ''}</summary>
${gaps.length > 0 ? `<ul class="missed">${gaps.map((gap) => `<li>${escaped(gap)}</li>`).join('')}</ul>` : ''}
${survivors.length > 0 ? `<p>Mutants that no path tells from the machine:</p><ul>${survivors.join('')}</ul>` : ''}
${reasons.length > 0 ? `<p>Out of reach of any path:</p><ul>${reasons.join('')}</ul>` : ''}
<div class="wide"><table class="paths"><thead><tr><th scope="col">#</th><th scope="col">path</th>${heads}</tr></thead>
<tbody>${rows}</tbody></table></div>
</details>`
}

const hasFailed = ({ results }: PathReport) =>
  Object.values(results).some(({ outcome }) => outcome === 'failed')

function row(path: PathReport, number: number, states: ReadonlySet<string>, ran: readonly System[]): string {
  const { name, way: whole, start, requirements, results, steps } = path
  const ids = requirements.map((id) => `<span class="id">${id}</span>`).join(' ')
  const outcomes = ran.map((system) => outcomeCell(system, results[system], steps)).join('')
  return `<tr${hasFailed(path) ? ' class="failed"' : ''}><td>${number}</td><td>${ids} <span class="from">${escaped(start)}:</span> ${way(name, states)}${
    name.startsWith('… → ')
      ? `<details class="way"><summary>all ${steps} steps</summary>${way(whole, states)}</details>`
      : ''
  }</td>${outcomes}</tr>`
}

function outcomeCell(system: System, result: PathReport['results'][System], steps: number): string {
  // For narrow screens, where no head stands over it.
  const on = `data-on="${systems[system].name}"`
  if (!result) return `<td class="none" ${on} title="not walked on this system">–</td>`
  const { outcome, walkedSteps = steps, milliseconds } = result
  const time = `${Math.round(milliseconds)} ms`
  const part = walkedSteps < steps ? `<small>${walkedSteps} of ${steps} steps</small>` : ''
  return outcome === 'passed'
    ? `<td class="passed" ${on} title="${time}">passed${part}</td>`
    : `<td class="failed" ${on} title="${time}">failed</td>`
}

/** The name of a path with its states told from its events. */
function way(name: string, states: ReadonlySet<string>): string {
  const [walked = '', ignored] = name.split(' ignores ')
  const parts = walked
    .split(' → ')
    .map((part) =>
      states.has(part) ? `<b class="state">${escaped(part)}</b>` : `<span>${escaped(part)}</span>`,
    )
  const rest = ignored === undefined ? '' : ` <span class="ignores">ignores</span> ${escaped(ignored)}`
  return parts.join(' <span class="arrow">→</span> ') + rest
}
