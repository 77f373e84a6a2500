import { textTable } from '../../../scripts/report/textTable'
import { notWalked } from '../run'
import type { MachineWalks } from '../walk'
import { countOf, faultsOf, openByReason, walkInWords } from './inWords'

const exampleOf = ([first = '', ...others]: readonly string[]) =>
  others.length > 0 ? `${first}, and ${others.length} more` : first

/** What was walked, what failed, and what could not be walked and why, for a terminal. */
export function walksInConsole(machines: readonly MachineWalks[]): string {
  const rows = machines.map((machine) => {
    const made = countOf(machine, 'passed') + countOf(machine, 'failed')
    return [machine.stem, `${countOf(machine, 'passed')}/${made}`, `${machine.walked}/${machine.known}`]
  })
  const table = textTable([['machine', 'walks', 'steps seen'], ...rows])
  const open = machines.flatMap(({ stem, walks, open }) => [
    `  ${stem}`,
    ...walks
      .filter(({ outcome }) => outcome === 'skipped')
      .map((walk) => `    ${walkInWords(walk)}: ${walk.message}`),
    ...openByReason(open).map(({ why, steps }) => `    ${steps.length} × ${why}: ${exampleOf(steps)}`),
  ])
  const without = Object.entries(notWalked).map(([stem, why]) => `  ${stem}: ${why}`)
  const faults = faultsOf(machines)
  return [
    ...table,
    ...['', 'Not walked', ...open],
    ...['', 'Machines that are not walked on a real provider', ...without],
    '',
    ...(faults.length > 0
      ? ['To look at', ...faults.map((fault) => `  ${fault}`)]
      : ['Everything that was walked is as the machines have it.']),
  ].join('\n')
}
