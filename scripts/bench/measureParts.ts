import type { Bench } from './bench'
import type { PartName } from './options'
import { changes } from './parts/changes'
import { contracts } from './parts/contracts'
import { endurance } from './parts/endurance'
import { listing } from './parts/listing'
import { loads } from './parts/loads'
import type { Samples } from './parts/samples'
import { shift } from './parts/shift'
import type { Part } from './report'

const parts: Record<PartName, (bench: Bench) => Promise<Part & { samples?: Samples }>> = {
  loads,
  shift,
  changes,
  listing,
  contracts,
  endurance,
}

/** Measures one part after the other, never two at once; what one finds is told as soon as it is there. */
export async function measureParts(
  bench: Bench,
  names: readonly PartName[],
  tell: (part: Part) => void,
): Promise<Part & { samples: Samples | null }> {
  const all: Part & { samples: Samples | null } = { sections: [], marks: [], samples: null }
  for (const name of names) {
    console.info(`\n${name}`)
    const part = await parts[name](bench)
    tell(part)
    all.sections.push(...part.sections)
    all.marks.push(...part.marks)
    all.samples ??= part.samples ?? null
  }
  return all
}
