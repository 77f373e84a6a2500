import type { OperationId } from '../../sandbox/document'
import type { Drift } from '../../src/api/reading/drift'
import { consequencesByOperation, consequencesBySchema } from './consequences'
import { lostBy } from './fieldPath'
import type { Asked } from './inquiry'
import { operationUses } from './operations'
import { type DescribedOperation, nameOf } from './plans'
import type { Deviation, Loss } from './report'

/** Types of the reader, in words for people. */
const typeWords: Record<string, string> = {
  filledText: 'text that is not empty',
  codeName: 'a code in letters',
  integer: 'whole number',
  date: 'a date such as 05.03.2026',
  dateTime: 'a date such as 05.03.2026 14:05',
  time: 'a time such as 14:05',
}
const wordsOf = (type: string) => typeWords[type] ?? type

const SOME_ENTRIES = 'entries that cannot be used'

/** What the portal does without a field. */
export function consequenceOf(id: OperationId, owner: string, name: string): string {
  const ofOperation = owner === id ? consequencesByOperation[id]?.[name] : undefined
  // A tariff in use has all that every tariff has.
  const ofTariff = owner === 'OldTariff' ? consequencesBySchema.Tariff?.[name] : undefined
  return ofOperation ?? consequencesBySchema[owner]?.[name] ?? ofTariff ?? operationUses[id].without
}

function lossOf({ id, plan }: DescribedOperation, drift: Drift): Omit<Loss, 'about'> {
  // The reader tells of entries at their list.
  const path = drift.found === SOME_ENTRIES ? `${drift.path}[]` : drift.path
  const step = lostBy(plan, id, path)
  const without = step ? consequenceOf(id, step.owner, step.name) : operationUses[id].without
  return {
    path,
    expected: drift.found === SOME_ENTRIES ? 'entries' : wordsOf(drift.expected),
    found: drift.found === SOME_ENTRIES ? 'nothing that can be used' : drift.found,
    isCritical: drift.effect === 'unusable',
    lost: step?.path ?? '',
    without,
  }
}

/** The same met by several calls is one. */
function merged<Met extends Deviation>(met: readonly Met[]): Met[] {
  const all = new Map<string, Met>()
  for (const one of met) {
    const key = [one.path, one.expected, one.found].join('|')
    const known = all.get(key)
    all.set(key, known ? { ...known, about: [...new Set([...known.about, ...one.about])] } : one)
  }
  return [...all.values()]
}

/** An entry that cannot be used is told by what is wrong with it, not once more at its list. */
const isToldBelow = (drift: Drift, all: readonly Drift[]) =>
  drift.found === SOME_ENTRIES &&
  all.some(({ path, effect }) => effect === 'unusable' && path.startsWith(`${drift.path}[]`))

/** What the reader met in the answers of an operation: repaired, and lost. */
export function deviationsOf(
  operation: DescribedOperation,
  calls: readonly Asked[],
): { repairs: Deviation[]; losses: Loss[] } {
  const met = calls.flatMap(({ drifts, about }) =>
    drifts.filter((drift) => !isToldBelow(drift, drifts)).map((drift) => ({ drift, about: [about] })),
  )
  const repairs = met
    .filter(({ drift }) => drift.effect === 'repaired')
    .map(({ drift: { path, expected, found }, about }) => ({
      path,
      expected: wordsOf(expected),
      found,
      about,
    }))
  const losses = met
    .filter(({ drift }) => drift.effect !== 'repaired')
    .map(({ drift, about }) => {
      const isRefusal = drift.operation !== nameOf(operation)
      return { ...lossOf(operation, drift), ...(isRefusal && refusalLoss(drift)), about }
    })
  return { repairs: merged(repairs), losses: merged(losses) }
}

/** Of a refusal the portal needs the code alone. */
function refusalLoss({ path }: Drift): Pick<Loss, 'without' | 'lost' | 'isCritical'> {
  const without = consequencesBySchema.Refusal?.[path.split('.')[0] ?? ''] ?? ''
  return { without, lost: path, isCritical: false }
}
