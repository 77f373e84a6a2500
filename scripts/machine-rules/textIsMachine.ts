import { isDeepStrictEqual } from 'node:util'
import { aFunction, dataOf } from './literal'
import type { Rule } from './rule'

/** The configuration as it is written is the one that runs. */
export const textIsMachine: Rule = {
  name: 'textIsMachine',
  check({ config, machine }) {
    if (!config) return []
    if (machine instanceof Error) return [{ message: `does not run: ${machine.message}` }]
    const difference = firstDifference(dataOf(config), withoutFunctions(machine.config), [])
    return difference ? [{ at: config, message: `text and running machine differ at ${difference}` }] : []
  },
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function withoutFunctions(value: unknown): unknown {
  if (typeof value === 'function') return aFunction
  if (Array.isArray(value)) return value.map(withoutFunctions)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutFunctions(item)]))
}

function firstDifference(text: unknown, live: unknown, path: string[]): string | undefined {
  if (isDeepStrictEqual(text, live)) return undefined
  if (!isObject(text) || !isObject(live)) return path.join('.') || 'the root'
  const keys = [...new Set([...Object.keys(text), ...Object.keys(live)])]
  const key = keys.find((one) => !isDeepStrictEqual(text[one], live[one]))
  return key === undefined ? path.join('.') : firstDifference(text[key], live[key], [...path, key])
}
