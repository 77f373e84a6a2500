import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { contentHash, filesOf } from '../../../scripts/contentHash'
import { type GateResult, isEnough } from './mutantGate'

const root = join(import.meta.dirname, '..', '..', '..')

interface Tried extends GateResult {
  /** Whether this is what came of an earlier run, which was green. */
  isFromBefore: boolean
}

/** A hash of all that the result of a machine's mutants hangs on. */
export function keyOfMutants(stem: string): string {
  const own = [
    `machines/${stem}.machine.ts`,
    `tests/paths/${stem}.alphabet.ts`,
    `tests/paths/golden/${stem}.json`,
  ]
  const kit = filesOf(import.meta.dirname).map((file) => relative(root, file))
  const files = [...own, ...kit, 'package-lock.json'].map((file) => join(root, file))
  return contentHash(files, process.version)
}

/** Where the result is kept for the next run; a clean checkout has none, so it tries all. */
export const noteOfMutants = (stem: string) => join(root, 'node_modules', '.cache', 'mutants', `${stem}.json`)

/** What came of the mutants when they were tried last, if that was enough and nothing has changed; else they are tried. */
export async function triedBefore(
  note: string,
  key: string,
  tryAll: () => Promise<GateResult>,
): Promise<Tried> {
  const before: unknown = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : undefined
  if (isNote(before) && before.key === key) return { ...before.result, isFromBefore: true }
  const result = await tryAll()
  if (isEnough(result)) {
    mkdirSync(dirname(note), { recursive: true })
    writeFileSync(note, JSON.stringify({ key, result }))
  }
  return { ...result, isFromBefore: false }
}

const isNote = (note: unknown): note is { key: string; result: GateResult } =>
  typeof note === 'object' && note !== null && 'key' in note && 'result' in note
