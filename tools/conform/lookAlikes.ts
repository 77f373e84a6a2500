import type { Field } from './fields'
import type { Call } from './inquiry'

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '')

/** How many letters two texts have in common from their first on. */
function commonStart(one: string, other: string): number {
  const end = [...one].findIndex((letter, index) => letter !== other[index])
  return end < 0 ? one.length : end
}

const reversed = (text: string) => [...text].reverse().join('')

/** `isBillPayed` and `isBillPaid`, `forDate` and `for_date`: the same but for one place in the middle. */
function isAlike(name: string, otherName: string): boolean {
  const [one, other] = [lettersOf(name), lettersOf(otherName)]
  const common = commonStart(one, other) + commonStart(reversed(one), reversed(other))
  return common >= Math.max(one.length, other.length) * 0.75
}

const splitPath = (path: string) => {
  const end = path.lastIndexOf('.') + 1
  return { parent: path.slice(0, end), name: path.slice(end) }
}

/** Fields that never came, each with an unknown name in the same place that looks like its own. */
export function lookAlikes(calls: readonly Call[]): Map<Field, string> {
  const contents = calls.flatMap((call) => call.contents ?? [])
  const unknown = contents.flatMap((one) => [...one.unknown]).map(splitPath)
  const isGiven = (field: Field) => contents.some(({ given }) => given.has(field))
  const absent = contents.flatMap(({ expected }) => [...expected]).filter((field) => !isGiven(field))
  return new Map(
    absent.flatMap((field) => {
      const { parent, name } = splitPath(field.path)
      const alike = unknown.find((one) => one.parent === parent && isAlike(name, one.name))
      return alike ? [[field, alike.name]] : []
    }),
  )
}
