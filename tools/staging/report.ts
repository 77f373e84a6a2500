import { textTable } from '../../scripts/report/textTable'
import { excludedMachines } from './policy'
import type { MachineWalks, Walk } from './walk'

/** `usage of everyday: extendable → list.extend → complete` */
export const describeWalk = ({ visit, steps }: Walk) => `${visit}: ${steps.join(' → ') || 'not started'}`

const walksWith = ({ walks }: MachineWalks, which: Walk['outcome']) =>
  walks.filter(({ outcome }) => outcome === which)

/** The faults of the run, in words. */
export const faultsOf = (machines: readonly MachineWalks[]): string[] =>
  machines.flatMap((machine) => {
    const { stem, walks } = machine
    const failed = walksWith(machine, 'failed').map((walk) => `${describeWalk(walk)}: ${walk.message}`)
    const reasons = new Set(walks.map(({ message }) => message))
    const isWalked = walks.some(({ outcome }) => outcome !== 'skipped')
    const unwalked = isWalked ? [] : [`no walk ran: ${[...reasons].join('; ')}`]
    return [...failed, ...unwalked].map((fault) => `${stem}: ${fault}`)
  })

/** The parts of a machine that no walk could reach, by reason; the most frequent reason comes first. */
function describeOpenSteps(machine: MachineWalks): string[] {
  const stepsBy = new Map<string, string[]>()
  for (const { step, reason } of machine.open) stepsBy.set(reason, [...(stepsBy.get(reason) ?? []), step])
  const byReason = [...stepsBy].sort(([, one], [, other]) => other.length - one.length)
  return [
    `  ${machine.stem}`,
    ...walksWith(machine, 'skipped').map((walk) => `    ${describeWalk(walk)}: ${walk.message}`),
    ...byReason.map(([reason, [first, ...others]]) => {
      const more = others.length > 0 ? `, and ${others.length} more` : ''
      return `    ${others.length + 1} × ${reason}: ${first}${more}`
    }),
  ]
}

/** What was walked, what failed, and what could not be walked and why, for a terminal. */
export function formatWalks(machines: readonly MachineWalks[]): string {
  const rows = machines.map((machine) => [
    machine.stem,
    `${walksWith(machine, 'passed').length}/${machine.walks.length - walksWith(machine, 'skipped').length}`,
    `${machine.walked}/${machine.known}`,
  ])
  const faults = faultsOf(machines)
  return [
    ...textTable([['machine', 'walks', 'steps seen'], ...rows]),
    ...['', 'Not walked', ...machines.flatMap(describeOpenSteps)],
    ...['', 'Machines that do not run on a real provider'],
    ...Object.entries(excludedMachines).map(([stem, reason]) => `  ${stem}: ${reason}`),
    '',
    ...(faults.length > 0
      ? ['To look at', ...faults.map((fault) => `  ${fault}`)]
      : ['Every walk matches its machine.']),
  ].join('\n')
}
