import ts from 'typescript'
import requirements from '../../tests/requirements.json'
import { statesIn, transitionsIn } from './configTree'
import { elements, property, textOf } from './literal'
import type { Complaint, Rule } from './rule'

/** `meta.requirements` names rules of the specification, and a machine carries at least one. */
export const knownRequirements: Rule = {
  name: 'knownRequirements',
  check({ config }) {
    if (!config) return []
    const named = statesIn(config)
      .flatMap(({ node }) => [node, ...transitionsIn(node).map((transition) => transition.node)])
      .filter(ts.isObjectLiteralExpression)
      .flatMap(idsIn)
    const unknown = named
      .filter((id) => !((textOf(id) ?? '') in requirements))
      .map((at): Complaint => ({ at, message: `${at.getText()} is no requirement` }))
    return named.length > 0
      ? unknown
      : [{ at: config, message: 'no state or transition names a requirement' }]
  },
}

function idsIn(node: ts.ObjectLiteralExpression): readonly ts.Expression[] {
  const meta = property(node, 'meta')
  return meta && ts.isObjectLiteralExpression(meta) ? elements(property(meta, 'requirements')) : []
}
