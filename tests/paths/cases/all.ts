import { readdirSync } from 'node:fs'
import type { Alphabet } from '../../../tools/paths/alphabet'

/** The machines that have an alphabet, by the names of their files. */
export const stems = readdirSync(import.meta.dirname)
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((stem) => stem !== 'all')

export async function loadAlphabet(stem: string): Promise<Alphabet> {
  // Vite refuses `./${stem}.ts`, which could be this file.
  const { alphabet }: { alphabet: Alphabet } = await import(`../cases/${stem}.ts`)
  return alphabet
}
