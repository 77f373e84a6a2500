/** What the fault matrix counts; all but the cases have to be none. */
export const counts = [
  'crashes',
  'stuck overlays',
  'lost inputs',
  'doubled charges',
  'stale writes',
  'untold faults',
] as const
export type Count = (typeof counts)[number]

/** One line for each part of the matrix that was run: how many cases, and how many of each mishap. */
export const tableLine = (part: string, cases: number, mishaps: readonly Count[]): string =>
  [
    `Faults ${part}: ${cases} cases`,
    ...counts.map((count) => `${mishaps.filter((mishap) => mishap === count).length} ${count}`),
  ].join(', ')
