import ts from 'typescript'
import { property, textOf } from '../../../../scripts/machine-rules/literal'
import { descendants } from '../../../../scripts/machine-rules/machineFile'
import { moduleOf, type Sources } from './sources'

/** Code that announces something in the name of a flow: what became of a change in whose middle the page was left. */
export interface Announcer {
  type: string
  by: string
}

/** `announce({ type: 'outcome.unknown' })`, wherever it is written. */
export const announcersIn = (sources: Sources): Announcer[] =>
  [...sources].flatMap(([path, source]) =>
    descendants(source)
      .filter(ts.isCallExpression)
      .filter(({ expression }) => expression.getText() === 'announce')
      .flatMap(({ arguments: [announcement] }) => {
        const type =
          announcement && ts.isObjectLiteralExpression(announcement)
            ? textOf(property(announcement, 'type'))
            : undefined
        return type ? [{ type, by: moduleOf(path) }] : []
      }),
  )
