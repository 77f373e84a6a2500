/** Minimum days between two numbers, so that they do not touch. */
const MIN_DISTANCE_DAYS = 3

/** The days with a number under a chart: every seventh, and today, which replaces one that is too near. */
export function axisDays(length: number, today: number): number[] {
  const weekly = [1, 8, 15, 22, 29].filter((day) => day <= length)
  if (today < 1 || today > length) return weekly
  return [...weekly.filter((day) => Math.abs(day - today) >= MIN_DISTANCE_DAYS), today]
}
