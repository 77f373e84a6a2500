/** Rows with cells as wide as the widest of their column. */
function paddedRows(rows: readonly (readonly string[])[]): string[][] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
}

/** A table for a terminal. */
export const textTable = (rows: readonly (readonly string[])[]): string[] =>
  paddedRows(rows).map((cells) => cells.join('  ').trimEnd())

/** A table for Markdown; the first row has the heads of its columns. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = paddedRows(rows)
  const rule = head.map((cell) => '-'.repeat(cell.length))
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
