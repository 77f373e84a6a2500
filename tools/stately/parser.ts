import { extractMachinesFromFile, type MachineExtractResult } from '@xstate/machine-extractor'

/** A replacement in a text; the package does not bring the type that it names. */
interface TextEdit {
  range: readonly [{ index: number }, { index: number }]
  newText: string
}

/** What Stately's parser takes from a file with one machine. */
export function extracted(text: string): MachineExtractResult {
  const [machine, ...others] = extractMachinesFromFile(text)?.machines ?? []
  if (!machine || others.length > 0) throw new Error("Stately's parser does not find one machine")
  return machine
}

/** The text of a machine's file after a state was renamed in Stately's tools. */
export function renamedThere(text: string, path: string[], name: string): string {
  const { configEdit }: { configEdit: TextEdit } = extracted(text).modify(
    [{ type: 'rename_state', path, name }],
    { v5: true },
  )
  const [start, end] = configEdit.range
  return text.slice(0, start.index) + configEdit.newText + text.slice(end.index)
}
