import { AtRule, type ChildNode, type Declaration, parse, Rule } from 'postcss'

/** The tags, classes and ids that markup has, as selectors name them: `form`, `.claim`, `#portal`. */
function namesIn(markup: string): Set<string> {
  const find = (pattern: RegExp, prefix: string) =>
    [...markup.matchAll(pattern)].flatMap(([, names = '']) =>
      names.split(' ').map((name) => `${prefix}${name}`),
    )
  return new Set([
    ...find(/<([a-z]\w*)/g, ''),
    ...find(/ class="([^"]*)"/g, '.'),
    ...find(/ id="([^"]*)"/g, '#'),
  ])
}

/** Whether a selector may match an element of the markup before the visitor points at, focuses or selects it. */
function matchesMarkup(selector: string, names: Set<string>): boolean {
  const plain = selector.replaceAll(/\[[^\]]*\]|:(is|not|where)\([^()]*\)/g, '')
  if (/:(-|hover|focus|active|disabled|selection)/.test(plain)) return false
  return (plain.replaceAll(/::?[a-z-]+/g, ' ').match(/[.#]?[a-z][\w-]*/gi) ?? []).every((name) =>
    names.has(name),
  )
}

/** The rules around a declaration, the nearest first. */
function* parentsOf({ parent }: ChildNode): Generator<Rule | AtRule> {
  if (!(parent instanceof Rule || parent instanceof AtRule)) return
  yield parent
  yield* parentsOf(parent)
}

/** The styles without these declarations, and without what is then empty. */
function without(styles: string, isRemoved: (declaration: Declaration) => boolean): string {
  const root = parse(styles)
  root.walkDecls((declaration) => {
    if (!isRemoved(declaration)) return
    const parents = [...parentsOf(declaration)]
    declaration.remove()
    for (const parent of parents) if (parent.nodes?.length === 0) parent.remove()
  })
  return root.toString()
}

/**
 * Splits a style sheet into the critical styles, which the first paint of this markup needs, and the deferred ones:
 * other elements and states, transitions, print, and pictures, because each delays the paint. Both keep their order and layers.
 */
export function splitStyles(styles: string, markup: string): { critical: string; deferred: string } {
  const names = namesIn(markup)
  const animations = new Set<string>()
  const isNeeded = (parent: Rule | AtRule) =>
    parent instanceof Rule
      ? parent.selectors.some((selector) => matchesMarkup(selector, names))
      : parent.params !== 'print' && parent.name !== 'starting-style'
  function isCritical(declaration: Declaration): boolean {
    const parents = [...parentsOf(declaration)]
    const [own, keyframes] = parents
    if (own instanceof AtRule && own.name === 'font-face') return true
    if (keyframes instanceof AtRule && keyframes.name === 'keyframes') return animations.has(keyframes.params)
    const isStill = declaration.prop !== 'transition'
    return isStill && !declaration.value.includes('url(') && parents.every(isNeeded)
  }
  parse(styles).walkDecls(/^animation/, (declaration) => {
    if (isCritical(declaration)) for (const word of declaration.value.split(' ')) animations.add(word)
  })
  return {
    critical: without(styles, (declaration) => !isCritical(declaration)),
    deferred: without(styles, isCritical),
  }
}
