import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import type { AnyStateMachine } from 'xstate'
import { entries, property } from '../../../scripts/machine-rules/literal'
import { type MachineFile, readMachineFile } from '../../../scripts/machine-rules/machineFile'
import { type Flow, flowOf } from './flow'

/** A machine's file, the machine in it and the flow that is drawn from it. */
export interface DrawnFlow {
  stem: string
  file: MachineFile
  machine: AnyStateMachine
  flow: Flow
}

export const drawnFlows = (): DrawnFlow[] =>
  readdirSync('machines')
    .filter((name) => name.endsWith('.machine.ts'))
    .sort()
    .map((name) => `machines/${name}`)
    .map((path) => drawnFlowOf(path, readFileSync(path, 'utf8')))

export function drawnFlowOf(path: string, text: string): DrawnFlow {
  const file = readMachineFile(path, text)
  const { stem, machine } = file
  if (machine instanceof Error) throw machine
  return { stem, file, machine, flow: flowOf(machine) }
}

/** An event or a port with the names of its fields. */
export type Declaration = { name: string; fields: string[] }

/** The events that a machine takes, or those that it emits, as its file declares them. */
export function declaredEvents({ setup, source }: MachineFile, kind: 'events' | 'emitted'): Declaration[] {
  const types = setup && property(setup, 'types')
  const assertion = types && ts.isObjectLiteralExpression(types) ? property(types, kind) : undefined
  if (!assertion || !ts.isAsExpression(assertion)) return []
  return alternatives(assertion.type).map((type) => ({
    name: membersOf(type, source).flatMap(typeName)[0] ?? '',
    fields: fieldsOf(type, source).filter((field) => field !== 'type'),
  }))
}

/** The ports of a machine, with what each is given. */
export const declaredPorts = ({ setup, source }: MachineFile): Declaration[] =>
  (setup ? entries(setup, 'actors') : []).map(({ key, value }) => {
    const input = ts.isCallExpression(value) ? value.typeArguments?.[1] : undefined
    return { name: key, fields: input ? fieldsOf(input, source) : [] }
  })

/** The delays of a machine. */
export const timeLimits = ({ implementations }: AnyStateMachine): { name: string; length: string }[] =>
  Object.entries(implementations.delays).map(([name, delay]) => ({
    name,
    length: typeof delay === 'number' ? `${delay / 1000} s` : 'as computed',
  }))

/** The events that each action of a machine announces. */
export const announcements = (file: MachineFile): ReadonlyMap<string, string[]> => {
  const names = declaredEvents(file, 'emitted').map(({ name }) => name)
  const actions = file.setup ? entries(file.setup, 'actions') : []
  return new Map(
    actions.map(({ key, value }) => [key, names.filter((name) => value.getText().includes(`'${name}'`))]),
  )
}

function alternatives(type: ts.TypeNode): ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(type)) return alternatives(type.type)
  return ts.isUnionTypeNode(type) ? type.types.flatMap(alternatives) : [type]
}

const fieldsOf = (type: ts.TypeNode, source: ts.SourceFile): string[] =>
  membersOf(type, source).map(({ name }) => name?.getText(source) ?? '')

/** The members of a type, those of the types that are named in the same file included. */
function membersOf(type: ts.TypeNode, source: ts.SourceFile): ts.TypeElement[] {
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type, source)
  if (ts.isTypeLiteralNode(type)) return [...type.members]
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => membersOf(part, source))
  if (!ts.isTypeReferenceNode(type)) return []
  const alias = source.statements
    .filter(ts.isTypeAliasDeclaration)
    .find(({ name }) => name.text === type.typeName.getText(source))
  return alias ? membersOf(alias.type, source) : []
}

const typeName = (member: ts.TypeElement): string[] =>
  ts.isPropertySignature(member) &&
  member.name.getText() === 'type' &&
  member.type &&
  ts.isLiteralTypeNode(member.type) &&
  ts.isStringLiteral(member.type.literal)
    ? [member.type.literal.text]
    : []
