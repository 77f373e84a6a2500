import type { Cases } from '../../../tools/paths/cases'

/** Cases with only these starts, events and answers: what several of them share is proved once. */
export function only(
  cases: Cases,
  { events, outcomes }: { events: readonly string[]; outcomes?: readonly string[] },
): Cases {
  const kept = Object.entries(cases.outcomes).map(([port, answers]) => [
    port,
    Object.fromEntries(Object.entries(answers).filter(([name]) => outcomes?.includes(name) ?? true)),
  ])
  return {
    ...cases,
    starts: Object.fromEntries(Object.entries(cases.starts).slice(0, 1)),
    events: cases.events.filter(({ type, case: special }) =>
      events.includes([type, special].filter(Boolean).join(' ')),
    ),
    outcomes: Object.fromEntries(kept),
  }
}
