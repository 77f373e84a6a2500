import { readGolden } from '../../paths/golden'
import { stateName } from '../../paths/names'
import type { Gallery } from './manifest'
import { locales, schemes, widths } from './taken'

const perLocale = widths.length * schemes.length

/** The states in which some golden path stands, and of which a picture is missing, with the languages: `tariff.failed in sr`. */
export function missingStates({ states }: Gallery, machines: readonly string[]): string[] {
  const pictures = new Map(states.map((one) => [`${one.machine}.${one.state}`, one.pictures]))
  const all = machines.flatMap((machine) => {
    const { starts, paths } = readGolden(machine)
    const moments = [...Object.values(starts), ...paths.flatMap(({ steps }) => steps)]
    return moments.map(({ value }) => `${machine}.${stateName(value)}`)
  })
  return [...new Set(all)].flatMap((name) => {
    const taken = pictures.get(name) ?? []
    const missing = locales.filter(
      (locale) => taken.filter((picture) => picture.locale === locale).length < perLocale,
    )
    return missing.length > 0 ? [`${name} in ${missing.join(' and ')}`] : []
  })
}
