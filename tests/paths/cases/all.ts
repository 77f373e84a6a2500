import { readdirSync } from 'node:fs'
import type { Cases } from '../../../tools/paths/cases'

/** The machines that have cases, by the names of their files. */
export const stems = readdirSync(import.meta.dirname)
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((stem) => stem !== 'all')

export async function loadCases(stem: string): Promise<Cases> {
  // Vite refuses `./${stem}.ts`, which could be this file.
  const { cases }: { cases: Cases } = await import(`../cases/${stem}.ts`)
  return cases
}
