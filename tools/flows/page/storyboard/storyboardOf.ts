import { catalogue } from '../catalogue.data'
import { arrowIdAt, type Target } from '../route'

/** The steps of a golden path that take an arrow; for an arrow, those of the shortest way to it. */
export function storyboardOf(target: Target) {
  const { flow, path } = target
  const arrow = arrowIdAt(target)
  if (!arrow && !path) return
  const storyboards = catalogue.goldenPaths
    .filter((one) => one.flow === flow && (path === undefined || one.number === path))
    .flatMap((goldenPath) => {
      const last = arrow
        ? goldenPath.steps.findIndex(({ arrows }) => arrows.includes(arrow))
        : goldenPath.steps.length - 1
      const steps = goldenPath.steps.slice(0, last + 1).filter(({ arrows }) => arrows.length > 0)
      return steps.length > 0 ? { ...goldenPath, steps } : []
    })
  // Of the arrows of one step, the golden path does not tell which guard held.
  const doubtOf = ({ steps }: (typeof storyboards)[number]) =>
    steps.length + 100 * (steps.at(-1)?.arrows.length ?? 0)
  return storyboards.sort((one, other) => doubtOf(one) - doubtOf(other))[0]
}
