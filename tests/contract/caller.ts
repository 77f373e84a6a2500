import { expect } from 'vitest'
import { createSandbox } from '../../sandbox/app'
import type { OperationId } from '../../sandbox/document'
import { apiDocument, listOperations } from '../../sandbox/document'
import type { SandboxOptions } from '../../sandbox/sandbox'
import { demoAccounts, type WorldName } from '../../sandbox/worlds'

type Fields = Record<string, string | number>

export interface Ask {
  path?: Fields
  query?: Fields
  form?: Fields
  headers?: Record<string, string>
}

/** The parts of any answer that the tests look at. */
interface Envelope {
  code?: string
  message?: string
  // Each operation has its own body: what a test expects of it, it writes out.
  body?: Record<string, unknown> & { validation_errors?: Record<string, string[]> }
}

const described = new Map(listOperations(apiDocument()).map((entry) => [entry.operation.operationId, entry]))
const texts = (fields: Fields = {}) => Object.entries(fields).map(([name, value]) => [name, String(value)])

/** The request of an operation, as openapi.yaml describes it. */
export function requestOf(
  operationId: OperationId,
  { path = {}, query, form, headers = {} }: Ask = {},
): Request {
  const entry = described.get(operationId)
  if (!entry) throw new Error(`${operationId} is not in openapi.yaml`)
  const filled = entry.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  )
  const search = new URLSearchParams(texts(query)).toString()
  const init = { method: entry.method.toUpperCase(), headers }
  const url = `http://portal.test${filled}${search && `?${search}`}`
  return new Request(url, form ? { ...init, body: new URLSearchParams(texts(form)) } : init)
}

/** A fresh sandbox at a fixed time, and a way to call it that fails on any deviation from the contract. */
export function createCaller(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ now: new Date(2026, 10, 20, 10), ...options })

  const ask = async (operationId: OperationId, asked: Ask = {}) => {
    const response = await sandbox.fetch(requestOf(operationId, asked))
    const json = (await response.json()) as Envelope
    expect(sandbox.violations).toEqual([])
    return { status: response.status, json, code: json.code, body: json.body ?? {} }
  }

  /** A way to call as this customer, with further headers if given. */
  const signIn = async (world: WorldName) => {
    const { username, password } = demoAccounts[world]
    const { body } = await ask('loginWithPassword', { form: { username, password } })
    const Authorization = `Bearer ${body.token}`
    return (operationId: OperationId, asked: Ask = {}) =>
      ask(operationId, { ...asked, headers: { Authorization, ...asked.headers } })
  }

  return { sandbox, ask, signIn }
}

export type Caller = ReturnType<typeof createCaller>
