import ts from 'typescript'
import { elements, entries, property, textOf } from './literal'

interface StateText {
  /** `funds.prompting`; the root is called by its machine's id. */
  name: string
  isRoot: boolean
  node: ts.ObjectLiteralExpression
}

interface TransitionText {
  /** `on terms.accept`, `after timeout`, `always`, `loadTariffs.onDone`. */
  label: string
  node: ts.Expression
}

/** Every state of a configuration as it is written, the root first. */
export function statesIn(config: ts.ObjectLiteralExpression): StateText[] {
  const root = textOf(property(config, 'id')) ?? 'the machine'
  return [{ name: root, isRoot: true, node: config }, ...childrenOf(config, '')]
}

function childrenOf(state: ts.ObjectLiteralExpression, prefix: string): StateText[] {
  return entries(state, 'states').flatMap(({ key, value }) => {
    if (!ts.isObjectLiteralExpression(value)) return []
    const name = prefix + key
    return [{ name, isRoot: false, node: value }, ...childrenOf(value, `${name}.`)]
  })
}

export const invokesIn = (state: ts.ObjectLiteralExpression): ts.ObjectLiteralExpression[] =>
  elements(property(state, 'invoke')).filter(ts.isObjectLiteralExpression)

export function transitionsIn(state: ts.ObjectLiteralExpression): TransitionText[] {
  const labelled = (label: string, value: ts.Expression | undefined) =>
    elements(value).map((node) => ({ label, node }))
  return [
    ...(['on', 'after'] as const).flatMap((kind) =>
      entries(state, kind).flatMap(({ key, value }) => labelled(`${kind} ${key}`, value)),
    ),
    ...labelled('always', property(state, 'always')),
    ...labelled('onDone', property(state, 'onDone')),
    ...invokesIn(state).flatMap((invoke) =>
      ['onDone', 'onError'].flatMap((kind) =>
        labelled(`${textOf(property(invoke, 'id')) ?? 'invoke'}.${kind}`, property(invoke, kind)),
      ),
    ),
  ]
}

/** A child whose stub can be any logic gives no answer: it lives as long as the state that invokes it. */
export function isChild(invoke: ts.ObjectLiteralExpression, setup: ts.Expression | undefined): boolean {
  const src = textOf(property(invoke, 'src'))
  return entries(setup, 'actors').some(({ key, value }) => key === src && isChildStub(value))
}

export const isChildStub = (stub: ts.Expression): boolean => stub.getText().endsWith(' as AnyActorLogic')
