import { textTable } from '../../scripts/report/textTable'
import { junitText } from '../../tools/paths/junit'
import { notWalked } from './policy'
import type { MachineWalks, Walk } from './walk'

/** `usage of everyday: extendable → list.extend → complete` */
export function walkInWords({ visit, start, steps }: Walk): string {
  const parts = [start, ...steps.flatMap(({ label, value }) => [label, value])]
  return `${visit}: ${parts.filter(Boolean).join(' → ') || 'not begun'}`
}

const countOf = ({ walks }: MachineWalks, which: Walk['outcome']) =>
  walks.filter(({ outcome }) => outcome === which).length

const madeOf = (machine: MachineWalks) => countOf(machine, 'passed') + countOf(machine, 'failed')

/** What keeps the run from being good, in words. */
export function faultsOf(machines: readonly MachineWalks[]): string[] {
  const failed = machines.flatMap(({ stem, walks }) =>
    walks
      .filter(({ outcome }) => outcome === 'failed')
      .map((walk) => `${stem}, ${walkInWords(walk)}: ${walk.message}`),
  )
  const nothing = machines
    .filter((machine) => madeOf(machine) === 0)
    .map(({ stem, walks }) => {
      const reasons = new Set(walks.map(({ message }) => message))
      return `${stem}: nothing was walked: ${[...reasons].join('; ')}`
    })
  return [...failed, ...nothing]
}

/** What of a machine could not be walked, by the reason; the reason that stops most comes first. */
function openInWords({ stem, walks, open }: MachineWalks): string[] {
  const skipped = walks.filter(({ outcome }) => outcome === 'skipped')
  const stepsBy = new Map<string, string[]>()
  for (const { step, why } of open) stepsBy.set(why, [...(stepsBy.get(why) ?? []), step])
  const byReason = [...stepsBy].sort(([, one], [, other]) => other.length - one.length)
  return [
    `  ${stem}`,
    ...skipped.map((walk) => `    ${walkInWords(walk)}: ${walk.message}`),
    ...byReason.map(([why, [first, ...others]]) => {
      const more = others.length > 0 ? `, and ${others.length} more` : ''
      return `    ${others.length + 1} × ${why}: ${first}${more}`
    }),
  ]
}

/** What was walked, what failed, and what could not be walked and why, for a terminal. */
export function walksInConsole(machines: readonly MachineWalks[]): string {
  const rows = machines.map((machine) => [
    machine.stem,
    `${countOf(machine, 'passed')}/${madeOf(machine)}`,
    `${machine.walked}/${machine.known}`,
  ])
  const faults = faultsOf(machines)
  return [
    ...textTable([['machine', 'walks', 'steps seen'], ...rows]),
    ...['', 'Not walked', ...machines.flatMap(openInWords)],
    ...['', 'Machines that are not walked on a real provider'],
    ...Object.entries(notWalked).map(([stem, why]) => `  ${stem}: ${why}`),
    '',
    ...(faults.length > 0
      ? ['To look at', ...faults.map((fault) => `  ${fault}`)]
      : ['Everything that was walked is as the machines have it.']),
  ].join('\n')
}

/** A suite for each machine: its walks, and as skipped what could not be walked. */
export const walksAsJunit = (machines: readonly MachineWalks[]): string =>
  junitText(
    machines.map(({ stem, walks, open }) => ({
      name: `${stem} on staging`,
      cases: [
        ...walks.map((walk) => ({ ...walk, name: walkInWords(walk) })),
        ...open.map(({ step, why }) => ({
          ...{ name: step, outcome: 'skipped' as const, milliseconds: 0, message: why },
        })),
      ],
    })),
  )
