import { extractMachinesFromFile, type MachineExtractResult } from '@xstate/machine-extractor'

/** The result of Stately's parser for a file with one machine. */
export function extractMachine(text: string): MachineExtractResult {
  const [machine, ...others] = extractMachinesFromFile(text)?.machines ?? []
  if (!machine || others.length > 0) throw new Error("Stately's parser does not find one machine")
  return machine
}
