import type { OpenStep } from '../reasons'
import type { MachineWalks, Walk } from '../walk'

/** `usage of everyday: extendable → list.extend → complete` */
export const walkInWords = ({ visit, start, steps }: Walk) =>
  `${visit}: ${[start, ...steps.flatMap(({ label, value }) => [label, value])].filter(Boolean).join(' → ') || 'not begun'}`

/** What could not be walked, by the reason; the reason that stops most comes first. */
export function openByReason(open: readonly OpenStep[]): { why: string; steps: string[] }[] {
  const reasons = new Map<string, string[]>()
  for (const { step, why } of open) reasons.set(why, [...(reasons.get(why) ?? []), step])
  return [...reasons]
    .map(([why, steps]) => ({ why, steps }))
    .sort((one, other) => other.steps.length - one.steps.length)
}

export const countOf = ({ walks }: MachineWalks, which: Walk['outcome']) =>
  walks.filter(({ outcome }) => outcome === which).length

/** What keeps the run from being good, in words. */
export function faultsOf(machines: readonly MachineWalks[]): string[] {
  const failed = machines.flatMap(({ stem, walks }) =>
    walks.flatMap((walk) =>
      walk.outcome === 'failed' ? [`${stem}, ${walkInWords(walk)}: ${walk.message}`] : [],
    ),
  )
  const nothing = machines
    .filter((machine) => countOf(machine, 'passed') + countOf(machine, 'failed') === 0)
    .map(
      ({ stem, walks }) =>
        `${stem}: nothing was walked: ${[...new Set(walks.map(({ message }) => message))].join('; ')}`,
    )
  return [...failed, ...nothing]
}
