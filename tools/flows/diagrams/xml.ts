import { escapeHtml } from './svg'

/** An element as lines; attributes without a value are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content: readonly string[] = [],
): string[] {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(value)}"`],
  )
  const tag = name + written.join('')
  if (content.length === 0) return [`<${tag}/>`]
  return [`<${tag}>`, ...content.map((line) => `  ${line}`), `</${name}>`]
}

/** XML allows no two hyphens in a comment. */
export const comment = (text = ''): string[] =>
  text === '' ? [] : [`<!-- ${text.replaceAll(/-(?=-)/g, '- ')} -->`]
