import MagicString, { type SourceMap } from 'magic-string'
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite'

/**
 * Removes what only analysts and the compiler use in machines: descriptions, requirement ids, port kinds, types. It saves
 * 0.9 kB of the login and 2.2 kB of the overview (brotli).
 */
export const stripDescriptions = (): Plugin => ({
  name: 'strip-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: /\.machine\.ts$/ }, handler: removeDescriptions },
})

type PropertyTest = (property: ESTree.ObjectProperty) => boolean

/** Edits only the arguments of `setup` and `createMachine`; elsewhere, a field named description is data. */
export function removeDescriptions(code: string): { code: string; map: SourceMap } {
  const text = new MagicString(code)
  const removeProperties = (node: ESTree.Node | undefined, isRemoved: PropertyTest) => {
    if (node?.type === 'ArrayExpression')
      for (const item of node.elements) removeProperties(item ?? undefined, isRemoved)
    if (node?.type !== 'ObjectExpression') return
    for (const [index, property] of node.properties.entries()) {
      if (property.type !== 'Property') continue
      // Up to the next property, to include the comma.
      if (isRemoved(property)) text.remove(property.start, node.properties[index + 1]?.start ?? node.end - 1)
      else if (!dataKeys.includes(keyOf(property))) removeProperties(property.value, isRemoved)
    }
  }
  new Visitor({
    CallExpression({ callee, arguments: [config] }) {
      if (callee.type === 'Identifier' && callee.name === 'setup')
        removeProperties(config, (property) => keyOf(property) === 'types')
      if (
        callee.type === 'MemberExpression' &&
        code.slice(callee.property.start, callee.property.end) === 'createMachine'
      )
        removeProperties(config, isForAnalysts)
    },
  }).visit(parseAst(code, { lang: 'ts' }))
  return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) }
}

/** These fields contain data of the machine, not its configuration. */
const dataKeys = ['context', 'input', 'params', 'output', 'meta']

const isForAnalysts: PropertyTest = (property) => {
  const { value } = property
  if (keyOf(property) === 'description') return value.type === 'Literal' && typeof value.value === 'string'
  return (
    keyOf(property) === 'meta' &&
    value.type === 'ObjectExpression' &&
    value.properties.every((one) => one.type === 'Property' && ['requirements', 'ports'].includes(keyOf(one)))
  )
}

const keyOf = ({ key }: ESTree.ObjectProperty): string => {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}
