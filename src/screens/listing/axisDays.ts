/** How many days two numbers must be apart, so that they do not touch. */
const APART = 3

/** The days of a month whose numbers stand under a chart: every seventh, and today in place of one too near. */
export function axisDays(length: number, today: number): number[] {
  const weekly = [1, 8, 15, 22, 29].filter((day) => day <= length)
  if (today < 1 || today > length) return weekly
  return [...weekly.filter((day) => Math.abs(day - today) >= APART), today]
}
