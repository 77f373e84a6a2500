import { extractMachinesFromFile, type MachineExtractResult } from '@xstate/machine-extractor'

/** What Stately's parser takes from a file with one machine. */
export function extracted(text: string): MachineExtractResult {
  const [machine, ...others] = extractMachinesFromFile(text)?.machines ?? []
  if (!machine || others.length > 0) throw new Error("Stately's parser does not find one machine")
  return machine
}
