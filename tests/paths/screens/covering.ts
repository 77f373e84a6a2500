import { kindOf } from '../kit/alphabet'
import type { Golden, GoldenPath } from '../kit/golden'
import type { ScreenPaths } from './pathPortal'
import { walkable } from './walkable'

/** The ways from state to state that a screen takes on this path, whatever the payload; what is ignored is none. */
function waysOf(golden: Golden, path: GoldenPath, screen: ScreenPaths): string[] {
  const { steps } = walkable(golden, path, screen)
  const values = [golden.starts[path.start], ...steps].map((moment) => JSON.stringify(moment?.value))
  return steps.flatMap(({ event, calls, emitted }, index) => {
    const isIgnored = values[index] === values[index + 1] && calls.length + emitted.length === 0
    return isIgnored && kindOf(event.type).kind === 'outside'
      ? []
      : [`${path.start}: ${values[index]} ─${event.type}→ ${values[index + 1]}`]
  })
}

/** A few of the paths, which together go every way from state to state that all of them go. */
export function covering(golden: Golden, screen: ScreenPaths): GoldenPath[] {
  const rest = golden.paths.map((path) => ({ path, ways: new Set(waysOf(golden, path, screen)) }))
  const chosen: GoldenPath[] = []
  for (;;) {
    rest.sort((one, other) => other.ways.size - one.ways.size)
    const next = rest.shift()
    if (!next || next.ways.size === 0) return chosen
    chosen.push(next.path)
    for (const { ways } of rest) for (const way of next.ways) ways.delete(way)
  }
}
