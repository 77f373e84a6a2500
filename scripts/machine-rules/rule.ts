import type ts from 'typescript'
import type { MachineFile } from './machineFile'

export interface Finding {
  rule: string
  path: string
  line: number
  message: string
}

/** What a rule finds wrong: the place, or the file as a whole, and why. */
export interface Complaint {
  /** A node, or a position in the text. */
  at?: ts.Node | number
  message: string
}

export interface Rule {
  name: string
  check(file: MachineFile): Complaint[] | Promise<Complaint[]>
}

function lineOf(source: ts.SourceFile, at: ts.Node | number): number {
  const position = typeof at === 'number' ? at : at.getStart(source)
  return source.getLineAndCharacterOfPosition(position).line + 1
}

export async function findingsOf(rule: Rule, file: MachineFile): Promise<Finding[]> {
  const complaints = await rule.check(file)
  return complaints.map(({ at, message }) => ({
    rule: rule.name,
    path: file.path,
    line: at !== undefined ? lineOf(file.source, at) : 1,
    message,
  }))
}
