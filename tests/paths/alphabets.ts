import { readdirSync } from 'node:fs'
import type { Alphabet } from '../../tools/paths/alphabet'

const ending = '.alphabet.ts'

/** The machines that have an alphabet, by the names of their files. */
export const stems = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length))

export async function loadAlphabet(stem: string): Promise<Alphabet> {
  const { alphabet }: { alphabet: Alphabet } = await import(`./${stem}.alphabet.ts`)
  return alphabet
}
