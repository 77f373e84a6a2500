import ts from 'typescript'
import { isChildStub } from './configTree'
import { isPortKind, portKinds as kinds } from './kindOfPort'
import { entries, property, textOf } from './literal'
import type { Complaint, Rule } from './rule'

/** `meta.ports` of the root names every port, and whether it reads, changes or charges. A child that gives no answer is no port. */
export const portKinds: Rule = {
  name: 'portKinds',
  check({ config, setup }) {
    if (!config) return []
    const meta = property(config, 'meta')
    const declared = meta && ts.isObjectLiteralExpression(meta) ? entries(meta, 'ports') : []
    const ports = (setup ? entries(setup, 'actors') : []).filter(({ value }) => !isChildStub(value))
    const isIn = (all: typeof ports, key: string) => all.some((one) => one.key === key)
    return [
      ...ports
        .filter(({ key }) => !isIn(declared, key))
        .map(({ key, value }): Complaint => {
          return { at: value, message: `meta.ports of the machine does not say whether ${key} ${choice}` }
        }),
      ...declared
        .filter(({ key }) => !isIn(ports, key))
        .map(({ key, value }) => ({ at: value, message: `${key} is not among the actors of setup` })),
      ...declared
        .filter(({ key, value }) => isIn(ports, key) && !isPortKind(textOf(value)))
        .map(({ value }) => ({ at: value, message: `${value.getText()} is no kind of port: it ${choice}` })),
    ]
  },
}

const choice = kinds.join(', ').replace(/, (\w+)$/, ' or $1')
