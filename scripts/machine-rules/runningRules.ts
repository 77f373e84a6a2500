import { isDeepStrictEqual } from 'node:util'
import ts from 'typescript'
import { type AnyActorLogic, createActor } from 'xstate'
import type { Rule } from './checkMachine'
import { statesIn } from './configTree'
import { aFunction, dataOf, elements, entries, property, textOf } from './literal'
import { clickThrough } from './simulator'

/** The configuration in the text is the one that runs. */
export const textIsMachine: Rule = ({ config, machine }) => {
  if (!config) return []
  if (machine instanceof Error) return [{ message: `does not run: ${machine.message}` }]
  const difference = firstDifference(dataOf(config), withoutFunctions(machine.config), [])
  return difference ? [{ at: config, message: `text and running machine differ at ${difference}` }] : []
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

/** The actors in the file throw an error with their name; src/flows provides the real ones. */
export const refusingStubs: Rule = async ({ machine, setup }) => {
  if (machine instanceof Error) return []
  const complaints = Object.entries(machine.implementations.actors).map(async ([name, stub]) => {
    const refusal = await refusalOf('src' in stub ? stub.src : stub)
    if (refusal?.includes(name)) return []
    const at = entries(setup, 'actors').find(({ key }) => key === name)?.value
    const how = refusal ? `refuses without saying its name: ${refusal}` : 'does not refuse'
    return [{ at, message: `the stub ${name} ${how}` }]
  })
  return (await Promise.all(complaints)).flat()
}

/** The message with which an actor fails when it is started, if it does. */
async function refusalOf(logic: AnyActorLogic): Promise<string | undefined> {
  const actor = createActor(logic, { input: {} })
  actor.subscribe({ error: () => {} })
  actor.start()
  await new Promise((resolve) => setImmediate(resolve))
  const { status, error } = actor.getSnapshot()
  actor.stop()
  return status === 'error' ? String(error) : undefined
}

/**
 * An analyst can click through the machine in Stately's simulator: no click fails for want of data, and every state
 * in which the flow rests can be reached.
 */
export const clicksThrough: Rule = ({ machine, config }) => {
  if (machine instanceof Error) return [{ message: `does not run: ${machine.message}` }]
  const { stumbles, reached } = clickThrough(machine)
  // What lies behind a click that fails is out of reach for that reason.
  if (stumbles.length > 0) return stumbles.map((message) => ({ at: config, message }))
  return (config ? statesIn(config) : [])
    .filter(({ isRoot, node, name }) => !isRoot && isLasting(node) && !reached.has(name))
    .map(({ name, node }) => ({ at: node, message: `the state ${name} cannot be reached by clicking` }))
}

/** A flow rests in every state that it does not leave at once, whatever the guards say. */
const isLasting = (state: ts.ObjectLiteralExpression) =>
  textOf(property(state, 'type')) !== 'history' &&
  elements(property(state, 'always')).every(
    (transient) => ts.isObjectLiteralExpression(transient) && property(transient, 'guard'),
  )
