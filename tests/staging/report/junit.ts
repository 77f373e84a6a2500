import { junitText, toldOf } from '../../../tools/paths/report/junit'
import type { MachineWalks } from '../walk'
import { walkInWords } from './inWords'

/** A suite for each machine: its walks, and as skipped what could not be walked. */
export const walksAsJunit = (machines: readonly MachineWalks[]): string =>
  junitText(
    machines.map(({ stem, walks, open }) => ({
      name: `${stem} on staging`,
      cases: [
        ...walks.map((walk) => ({ ...walk, name: walkInWords(walk), failure: toldOf(walk.message) })),
        ...open.map(({ step, why }) => ({
          ...{ name: step, outcome: 'skipped' as const, milliseconds: 0, failure: toldOf(why) },
        })),
      ],
    })),
  )
