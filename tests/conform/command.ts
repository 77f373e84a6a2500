import { createSandbox } from '../../sandbox/app'
import { type DriftKind, driftKinds } from '../../sandbox/drift/kinds'
import { operations, type Place, placesOf, valueAt, withValueAt } from '../../sandbox/drift/places'
import { conform } from '../../scripts/conform/conform'
import { describedOperations, nameOf } from '../../scripts/conform/plans'
import type { Fetch } from '../../scripts/conform/send'

export const now = new Date(2026, 10, 20, 10)
/** Another hour than that of any call in a listing, which no report may tell. */
const askedAt = new Date(2026, 10, 20, 3, 21)
export const newSandbox = () => createSandbox({ now })

export const everyday = { CONFORM_USERNAME: 'everyday', CONFORM_PASSWORD: 'Portal2026' }
export const petra = { CONFORM_USERNAME: 'petra', CONFORM_PASSWORD: 'petra-2468' }

interface Start {
  fetch: Fetch
  args?: string[]
  environment?: Record<string, string>
}

/** Runs the whole command against a provider. */
export async function run({ fetch, args = [], environment = everyday }: Start) {
  const origin = ['--origin', 'https://api.test']
  const { exitCode, text, page } = await conform({
    args: [...origin, ...args],
    environment,
    fetch,
    now: askedAt,
  })
  return { exitCode, text, html: page?.html ?? '', file: page?.file, summary: text.split('\n').at(-1) ?? '' }
}

/** The verdict in the line of an operation. */
export const verdictOf = (text: string, operation: string): string =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${operation} `))
    ?.slice(operation.length)
    .trim()
    .split(/\s{2,}/)[0] ?? 'not asked'

/** The operation that a request is one of: `GET /api/me/{phone}`. */
export function operationOf({ method, url }: Request): string {
  const { pathname } = new URL(url)
  const found = describedOperations
    .filter((operation) => operation.method === method)
    .find(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
  return found ? nameOf(found) : `${method} ${pathname}`
}

/** Whatever a provider answers to some operations, and another provider to the rest. */
export const answering =
  (fetch: Fetch, answers: Record<string, () => Response | Promise<Response>>): Fetch =>
  async (request) =>
    (await answers[operationOf(request)]?.()) ?? fetch(request)

/** One way in which an answer drifts: `GET /api/bills`, `[].remaining`, `no number`. */
export interface Drifting {
  operation: string
  path: string
  kind: DriftKind['name']
  /** The first such value alone. */
  once?: boolean
}

const patternOf = ({ path }: Place) =>
  path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[]`
    return before ? `${before}.${key}` : key
  }, '')

function drifted(answer: unknown, { operation, path, kind: name, once }: Drifting): unknown {
  const kind = driftKinds.find((one) => one.name === name)
  const plan = operations[operation]
  if (!kind || !plan) throw new Error(`There is no ${kind ? operation : name}`)
  const places = placesOf(plan, answer).filter(
    (place) => patternOf(place) === path && kind.fits(place.plan, valueAt(answer, place)),
  )
  return (once ? places.slice(0, 1) : places).reduce(
    (changed, place) => withValueAt(changed, place, kind.write(valueAt(answer, place))),
    answer,
  )
}

/** A provider whose answers drift. */
export const drifting =
  (fetch: Fetch, drifts: readonly Drifting[]): Fetch =>
  async (request) => {
    const operation = operationOf(request)
    const response = await fetch(request)
    const { status, headers } = response
    const mine = drifts.filter((drift) => drift.operation === operation)
    if (mine.length === 0 || status !== 200) return response
    const answer = mine.reduce(drifted, await response.json())
    return Response.json(answer, { status, headers: { 'cache-control': headers.get('cache-control') ?? '' } })
  }
