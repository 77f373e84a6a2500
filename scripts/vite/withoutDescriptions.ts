import MagicString, { type SourceMap } from 'magic-string'
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite'

/** Leaves out of the built portal what machines say to analysts and the compiler: descriptions, requirement ids, kinds of ports, types. */
export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: /\.machine\.ts$/ }, handler: leaveOutDescriptions },
})

/** Only within what `createMachine` is given: elsewhere, a field named description is data. */
export function leaveOutDescriptions(code: string): { code: string; map: SourceMap } {
  const text = new MagicString(code)
  new Visitor({
    CallExpression({ callee, arguments: [config] }) {
      if (callee.type === 'Identifier' && callee.name === 'setup' && config)
        for (const [start, end] of typesIn(config)) text.remove(start, end)
      const isCreation =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'createMachine'
      if (isCreation && config) for (const [start, end] of wordsIn(config)) text.remove(start, end)
    },
  }).visit(parseAst(code, { lang: 'ts' }))
  return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) }
}

type Range = [start: number, end: number]

/** What stands in these is data of the machine, not its configuration. */
const dataKeys = ['context', 'input', 'params', 'output', 'meta']

/** Where words for analysts stand in a literal, each with the comma behind it. */
function wordsIn(node: ESTree.Node): Range[] {
  if (node.type === 'ArrayExpression') return node.elements.flatMap((item) => (item ? wordsIn(item) : []))
  if (node.type !== 'ObjectExpression') return []
  return node.properties.flatMap((property, index): Range[] => {
    if (property.type !== 'Property') return []
    if (isForAnalysts(property)) return [withComma(node, index)]
    return dataKeys.includes(keyOf(property)) ? [] : wordsIn(property.value)
  })
}

/** The types that `setup` is told: empty objects as soon as the compiler has read them. */
const typesIn = (node: ESTree.Node): Range[] => {
  if (node.type !== 'ObjectExpression') return []
  return node.properties.flatMap((property, index) =>
    property.type === 'Property' && keyOf(property) === 'types' ? [withComma(node, index)] : [],
  )
}

/** A property of a literal, up to the next. */
const withComma = ({ properties, end }: ESTree.ObjectExpression, index: number): Range => [
  properties[index]?.start ?? end,
  properties[index + 1]?.start ?? end - 1,
]

const isForAnalysts = (property: ESTree.ObjectProperty): boolean => {
  const { value } = property
  if (keyOf(property) === 'description') return value.type === 'Literal' && typeof value.value === 'string'
  return (
    keyOf(property) === 'meta' && value.type === 'ObjectExpression' && value.properties.every(isForReaders)
  )
}

const isForReaders = (member: ESTree.ObjectPropertyKind): boolean =>
  member.type === 'Property' && ['requirements', 'ports'].includes(keyOf(member))

const keyOf = ({ key }: ESTree.ObjectProperty): string => {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}
