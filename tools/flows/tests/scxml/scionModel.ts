import type { ModelFactory } from 'scion-core'

/** What SCION runs, of a document in SCXML. The compiler of SCION does the same, and needs 112 MB. */
export function scionModel(root: Element): ModelFactory {
  const data = [...root.querySelectorAll('data')]
  const names = data.map(({ id }) => id).join(', ')
  const initial = data.flatMap((one) =>
    one.hasAttribute('expr') ? [`${one.id} = ${one.getAttribute('expr')}`] : [],
  )
  const [script] = childrenOf(root, 'script')
  return new Function(
    '_x',
    '_sessionid',
    '_ioprocessors',
    'In',
    `
    const _name = ${quoted(root, 'name')}
    let ${names}
    ${script?.textContent}
    return {
      ...${stateCode(root)},
      onEntry: [() => { ${initial.join('\n')} }],
      $serializeDatamodel: () => ({ ${names} }),
      $deserializeDatamodel: (values) => ({ ${names} } = values),
    }`,
  ) as ModelFactory
}

const STATES = 'state, parallel, final, history'

const childrenOf = (element: Element, selector: string) =>
  [...element.children].filter((child) => child.matches(selector))
const quoted = (element: Element, name: string) => JSON.stringify(element.getAttribute(name) ?? undefined)
const listOf = (codes: string[]) => `[${codes.join(', ')}]`
const functionOf = (body: string) => `function (_event) { ${body} }`
const actionsOf = (element: Element) =>
  listOf([...element.children].map((action) => functionOf(actionCode(action))))

function stateCode(state: Element): string {
  const blocks = (name: string) => listOf(childrenOf(state, name).map(actionsOf))
  const [result] = childrenOf(state, 'donedata')
  return `{
    $type: '${state.localName}', id: ${quoted(state, 'id')}, initial: ${quoted(state, 'initial')},
    isDeep: ${state.getAttribute('type') === 'deep'},
    onEntry: ${blocks('onentry')}, onExit: ${blocks('onexit')},
    donedata: ${result ? functionOf(`return ${dataCode(result)}`) : undefined},
    transitions: ${listOf(childrenOf(state, 'transition').map(transitionCode))},
    states: ${listOf(childrenOf(state, STATES).map(stateCode))},
  }`
}

function transitionCode(transition: Element): string {
  const cond = transition.getAttribute('cond')
  return `{
    event: ${quoted(transition, 'event')}, target: ${quoted(transition, 'target')}, type: ${quoted(transition, 'type')},
    cond: ${cond === null ? undefined : functionOf(`return ${cond}`)},
    onTransition: ${actionsOf(transition)},
  }`
}

function actionCode(action: Element): string {
  const read = (name: string) => action.getAttribute(`${name}expr`) ?? quoted(action, name)
  if (action.localName === 'assign')
    return `${action.getAttribute('location')} = ${action.getAttribute('expr')}`
  if (action.localName === 'cancel') return `this.cancel(${read('sendid')})`
  if (action.localName !== 'send') throw new Error(`${action.localName} is not supported`)
  const event = `{ name: ${read('event')}, sendid: ${quoted(action, 'id')}, data: ${dataCode(action)} }`
  return `this.send(${event}, { delay: ${read('delay')} && parseInt(${read('delay')}) })`
}

function dataCode(element: Element): string {
  const params = childrenOf(element, 'param').map(
    (param) => `${quoted(param, 'name')}: ${param.getAttribute('expr')}`,
  )
  return element.querySelector('content')?.getAttribute('expr') ?? `{ ${params.join(', ')} }`
}
