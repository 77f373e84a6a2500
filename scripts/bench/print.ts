import { textTable } from '../report/textTable'
import { marksTable, type Part } from './report'

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n')

/** Shows in the terminal what a part found. */
export function printPart({ sections, marks }: Part): void {
  for (const { title, rows } of sections) console.info(`\n${title}\n${indented(textTable(rows))}`)
  if (marks.length > 0) console.info(`\n${indented(textTable(marksTable(marks)))}`)
}
