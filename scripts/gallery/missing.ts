import { readGolden } from '../../tests/paths/kit/golden'
import { stateName } from '../../tests/paths/kit/names'
import type { Gallery } from './manifest'
import { locales, schemes, widths } from './taken'

const perState = widths.length * schemes.length * locales.length

/** The states in which some golden path stands, and of which a picture is missing. */
export function missingStates({ states }: Gallery, machines: readonly string[]): string[] {
  const complete = new Set(
    states
      .filter(({ pictures }) => pictures.length === perState)
      .map(({ machine, state }) => `${machine}.${state}`),
  )
  const all = machines.flatMap((machine) => {
    const { starts, paths } = readGolden(machine)
    const moments = [...Object.values(starts), ...paths.flatMap(({ steps }) => steps)]
    return moments.map(({ value }) => `${machine}.${stateName(value)}`)
  })
  return [...new Set(all)].filter((name) => !complete.has(name))
}
