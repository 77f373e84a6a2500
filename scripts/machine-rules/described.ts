import ts from 'typescript'
import { statesIn, transitionsIn } from './configTree'
import { property, textOf } from './literal'
import type { Complaint, Rule } from './rule'

/** The machine, every state and every transition say in words what they mean. */
export const described: Rule = {
  name: 'described',
  check: ({ config }) =>
    (config ? statesIn(config) : []).flatMap(({ name, node }): Complaint[] => [
      ...silence(node, name),
      ...transitionsIn(node).flatMap(({ label, node: transition }) =>
        ts.isObjectLiteralExpression(transition)
          ? silence(transition, `${name} ${label}`)
          : [{ at: transition, message: `${name} ${label} is no object, so it has nowhere to be described` }],
      ),
    ]),
}

const silence = (at: ts.ObjectLiteralExpression, name: string): Complaint[] =>
  textOf(property(at, 'description')) ? [] : [{ at, message: `${name} has no description` }]
