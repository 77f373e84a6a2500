import { escaped } from '../escaped'

export type Attributes = Readonly<Record<string, string | undefined>>

/** An XML element; an attribute without a value is left out. */
export function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${escaped(value ?? '')}"`)
    .join('')
  if (children.length === 0) return `<${name}${given}/>`
  const inner = children.map((child) => child.replaceAll(/^/gm, '  ')).join('\n')
  return `<${name}${given}>\n${inner}\n</${name}>`
}
